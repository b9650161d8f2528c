import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { hide } from '#platform/server/http/hide.ts'
import { certificate, ownCertificate, ownCertificates } from '../contract.ts'
import {
  claimCertificates,
  keepCertificate,
  listOwnCertificates,
  nameHolder,
  readCertificate,
} from './certificates.ts'
import type { CertificateSources } from './issuing.ts'
import { namesInput } from './names-input.ts'

const tags = ['Certificates']
const address = z.object({ id: z.string().max(40) })
const inLanguage = z.strictObject({ lang: languageParameter })

/** What asks other features what a member has earned. */
export function createCertificatesApi(sources: CertificateSources) {
  return createRouter()
    .openapi(
      operation({
        method: 'post',
        path: '/api/certificates',
        access: 'signed-in',
        tags,
        summary: 'Issue what the reader has earned and does not have yet; doing it again changes nothing',
        responses: { 200: answer(ownCertificates, 'The certificates') },
      }),
      async (c) => c.json(await claimCertificates(c.var.ctx, sources), 200),
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/certificates/names',
        access: 'signed-in',
        tags,
        summary: "Say how the reader's name is written; issues what waited for it",
        request: { body: body(namesInput) },
        responses: { 200: answer(ownCertificates, 'The certificates') },
      }),
      async (c) => c.json(await nameHolder(c.var.ctx, c.req.valid('json'), sources), 200),
    )
}

/** What members do with their certificates, and what everybody sees who has the address of one. */
export const certificatesApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/certificates',
      access: 'signed-in',
      tags,
      summary: "The reader's certificates, and how the name is written on them",
      responses: { 200: answer(ownCertificates, 'The certificates') },
    }),
    async (c) => c.json(await listOwnCertificates(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/certificates/{id}',
      access: 'anyone',
      tags,
      summary: 'A certificate, for everybody who has its address',
      request: { params: address, query: inLanguage },
      responses: { 200: answer(certificate, 'The certificate') },
    }),
    async (c) => {
      hide(c)
      return c.json(await readCertificate(c.var.ctx, c.req.valid('param').id), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/certificates/{id}/keeping',
      access: 'signed-in',
      tags,
      summary: 'Let a certificate stay when its holder deletes the account',
      request: { params: address },
      responses: { 200: answer(ownCertificate, 'The certificate') },
    }),
    async (c) => c.json(await keepCertificate(c.var.ctx, c.req.valid('param').id, true), 200),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/certificates/{id}/keeping',
      access: 'signed-in',
      tags,
      summary: 'Let a certificate go with the account, as it does unless told otherwise',
      request: { params: address },
      responses: { 200: answer(ownCertificate, 'The certificate') },
    }),
    async (c) => c.json(await keepCertificate(c.var.ctx, c.req.valid('param').id, false), 200),
  )
