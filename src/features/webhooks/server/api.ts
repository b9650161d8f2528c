import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, nameOf, operation } from '#platform/server/http/http.ts'
import { deliveryList, madeWebhook, webhook, webhookList } from '../contract.ts'
import { mostNameLength, mostUrlLength, webhookEvents } from '../events.ts'
import { listDeliveries, sendAgain, sendTest } from './deliveries.ts'
import { changeWebhook, listWebhooks, makeWebhook, removeWebhook, rotateSecret } from './webhooks.ts'
import { says } from '#platform/problems/field-codes.ts'

const tags = ['Webhooks']
const params = z.object({ id: z.string().max(40) })
const ofDelivery = params.extend({ delivery: z.string().max(40) })
const queued = { 204: { description: 'It will be sent at once' } }
const wish = z.strictObject({
  name: nameOf(mostNameLength, 1),
  url: z.url(says('invalid_url')).max(mostUrlLength),
  events: z.array(z.enum(webhookEvents)).min(1, says('required')).max(webhookEvents.length),
})

const list = operation({
  method: 'get',
  path: '/api/admin/webhooks',
  access: 'admin',
  tags,
  summary: 'The addresses of other programs that are told what happens',
  responses: { 200: answer(webhookList, 'All of them, the first made first') },
})

const make = operation({
  method: 'post',
  path: '/api/admin/webhooks',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'Tell another program what happens, by signed messages (Standard Webhooks)',
  request: { body: body(wish) },
  responses: { 201: answer(madeWebhook, 'The webhook with its secret, this once') },
})

const change = operation({
  method: 'put',
  path: '/api/admin/webhooks/{id}',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'Change the name, the address or the events of a webhook',
  description:
    'What is left out stays. `was` names the values that the change was made to; one that is another by now is not replaced.',
  request: { params, body: body(wish.partial().extend({ was: wish.partial().optional() })) },
  responses: { 200: answer(webhook, 'The webhook as it is now') },
})

const remove = operation({
  method: 'delete',
  path: '/api/admin/webhooks/{id}',
  access: 'admin',
  tags,
  summary: 'Remove a webhook with what waits for it and its log',
  request: { params },
  responses: { 204: { description: 'Removed' } },
})

const rotate = operation({
  method: 'post',
  path: '/api/admin/webhooks/{id}/secret',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'Sign with a new secret; the one before signs as well for a day',
  request: { params },
  responses: { 200: answer(madeWebhook, 'The webhook with its new secret, this once') },
})

const test = operation({
  method: 'post',
  path: '/api/admin/webhooks/{id}/test',
  access: 'admin',
  tags,
  summary: 'Send a message that says nothing has happened',
  request: { params },
  responses: queued,
})

const log = operation({
  method: 'get',
  path: '/api/admin/webhooks/{id}/deliveries',
  access: 'admin',
  tags,
  summary: 'What a webhook was told in the last 30 days, and what is still to come',
  request: { params, query: z.strictObject({ cursor: z.string().max(100).optional() }) },
  responses: { 200: answer(deliveryList, 'Deliveries, the latest first') },
})

const again = operation({
  method: 'post',
  path: '/api/admin/webhooks/{id}/deliveries/{delivery}/retry',
  access: 'admin',
  tags,
  summary: 'Send a delivery once more, under the same id',
  request: { params: ofDelivery },
  responses: queued,
})

/** Other programs that are told what happens, and what they were told. */
export const webhooksApi = createRouter()
  .openapi(list, async (c) => {
    const items = await listWebhooks(c.var.ctx)
    return c.json({ items, total: items.length }, 200)
  })
  .openapi(make, async (c) => c.json(await makeWebhook(c.var.ctx, c.req.valid('json')), 201))
  .openapi(change, async (c) =>
    c.json(await changeWebhook(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(remove, async (c) => {
    await removeWebhook(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(rotate, async (c) => c.json(await rotateSecret(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(test, async (c) => {
    await sendTest(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(log, async (c) => {
    const { id: webhookId } = c.req.valid('param')
    return c.json(await listDeliveries(c.var.ctx, { webhookId, ...c.req.valid('query') }), 200)
  })
  .openapi(again, async (c) => {
    const { id: webhookId, delivery: id } = c.req.valid('param')
    await sendAgain(c.var.ctx, { id, webhookId })
    return c.body(null, 204)
  })
