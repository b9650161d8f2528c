import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { setUp } from '../../contract.ts'
import { operatorDetails } from '../../operator/contract.ts'
import { operatorInput } from './operator-input.ts'
import { readOperator, saveOperator } from './operator.ts'
import { dismissSetUp, readSetUp } from './set-up.ts'

const tags = ['Site and dashboards']

/** Who is responsible for the site, and what is left to do before it goes public. */
export const operatorApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/operator',
      access: 'admin',
      tags,
      summary: 'Who is responsible for the site, as the legal pages say it',
      responses: { 200: answer(operatorDetails, 'The details') },
    }),
    async (c) => c.json(await readOperator(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/operator',
      access: 'admin',
      isGrave: true,
      tags,
      summary: 'Save who is responsible for the site; refused when somebody else saved since',
      request: { body: body(operatorInput) },
      responses: { 200: answer(operatorDetails, 'The saved details') },
    }),
    async (c) => c.json(await saveOperator(c.var.ctx, c.req.valid('json')), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/set-up',
      access: 'admin',
      tags,
      summary: 'What is left to do before the site goes public',
      responses: { 200: answer(setUp, 'The steps') },
    }),
    async (c) => c.json(await readSetUp(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/set-up/dismissal',
      access: 'admin',
      tags,
      summary: 'Take the finished set-up off the overview',
      responses: { 204: { description: 'Taken off' } },
    }),
    async (c) => {
      await dismissSetUp(c.var.ctx)
      return c.body(null, 204)
    },
  )
