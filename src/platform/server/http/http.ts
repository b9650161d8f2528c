import type { IncomingMessage } from 'node:http'
import { createRoute, OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { isAdmin } from '../../actor.ts'
import { forbidden, invalid, notSignedIn, type FieldErrors } from '../../errors.ts'
import { languages } from '../../languages.ts'
import type { Context } from '../context.ts'
import type { ReadMemory } from '#platform/server/shared-reads.ts'
import { plainLine } from '../../plain-line.ts'
import { takeBody } from './limit-body.ts'
import { operationIdOf, refusalsOf, securityOf } from './document/operation-document.ts'
import { asRouter, type Router } from './router.ts'
import { keepShortly } from './short-keeping.ts'
import { refuseBeyondToken } from './programs/token-rules.ts'
import { isFieldCode, says, type FieldCode } from '../../problems/field-codes.ts'

export interface AppEnv {
  Bindings: {
    /** The connection behind a request, or behind that of the page it is made for; absent when the server calls itself for nobody. */
    incoming?: IncomingMessage
    /** Id of the page's request for which the server calls itself. */
    page?: string
    /** That page was opened with a session: its browser asks again for its reader, so what a guest gets is not the last word. */
    isAskedAgain?: boolean
    /** What public pages of this version of the content have read. */
    memory?: ReadMemory
    /** The same for others who share it. */
    readShared?: (() => Promise<ReadMemory>) | undefined
  }
  Variables: { ctx: Context; requestId: string }
}

/** Who may call an operation. `self`: the signed-in user whose id is the path's `uid`. */
export type Access = 'anyone' | 'signed-in' | 'self' | 'admin'

/** An empty group of operations. */
export function createRouter(): Router {
  return asRouter(createHttpApp())
}

/** What answers requests; what does not fit an input schema is answered with 422 and its fields. */
export function createHttpApp(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrors(result.error))
    },
  })
}

/**
 * Declares one operation. Its access rule is checked before its body is read and is written into the API document. Without a
 * query schema it takes no query; a body is limited unless the operation declares an upload. `isGrave`: whoever asks must have
 * proved lately who they are. `isSharable`: all guests of a language get the same, so caches may keep it shortly. `sharesReads`:
 * a part of the answer is the same for all readers, and is taken from what public pages have read.
 */
export function operation<
  const P extends string,
  R extends Omit<RouteConfig, 'path'> & {
    access: Access
    isGrave?: boolean
    isSharable?: boolean
    sharesReads?: boolean
  },
>(config: R & { path: P }) {
  const { access, isGrave = false, isSharable = false, sharesReads = false, ...route } = config
  type Route = Omit<R, 'access' | 'isGrave' | 'isSharable' | 'sharesReads'> & { path: P }
  return createRoute<P, Route>({
    ...route,
    operationId: operationIdOf(config),
    security: securityOf(config),
    'x-access': access,
    ...(isGrave ? { 'x-needs-fresh-sign-in': true } : {}),
    middleware: [
      ...(isSharable ? [keepShortly()] : []),
      guard(config),
      ...(sharesReads ? [takeShared] : []),
      takeBody(Object.keys(config.request?.body?.content ?? {})),
    ],
    request: { query: z.strictObject({}), ...config.request },
    responses: { ...config.responses, ...(isSharable ? notModified : {}), ...refusalsOf(access) },
  } as Route)
}

const takeShared: MiddlewareHandler<AppEnv> = async (c, next) => {
  const memory = await c.env.readShared?.()
  if (memory) c.set('ctx', { ...c.var.ctx, memory })
  await next()
}

const notModified = { 304: { description: 'What the reader has is the newest (`If-None-Match`)' } }

/** JSON answer of an operation. */
export function answer<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** Required JSON body of an operation. */
export function body<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const
}

export const languageParameter = z
  .enum(languages)
  .optional()
  .openapi({ description: 'Language wanted; the other edition is given when it is missing.' })

function guard(config: {
  method: string
  path: string
  access: Access
  isGrave?: boolean
}): MiddlewareHandler<AppEnv> {
  const { access, isGrave = false } = config
  return async (c, next) => {
    const { actor } = c.var.ctx
    if (access !== 'anyone' && actor.kind === 'guest') throw notSignedIn()
    if (actor.kind === 'user') refuseBeyondToken(actor, config)
    if (access === 'admin' && actor.kind === 'user' && actor.mustAddFactor)
      throw forbidden('second_factor.required')
    if (access === 'admin' && !isAdmin(actor)) throw forbidden()
    if (access === 'self' && !(actor.kind === 'user' && actor.uid === c.req.param('uid'))) throw forbidden()
    if (isGrave && !isFresh(c.var.ctx)) throw forbidden('session.not_fresh')
    await next()
  }
}

/** Whether whoever asks has proved lately, in this session, who they are. */
export function isFresh({ actor, now, config }: Pick<Context, 'actor' | 'now' | 'config'>): boolean {
  return actor.kind === 'user' && now - actor.provedAt < config.freshSignInSeconds * 1000
}

/** The first problem of each field, as a code of the list. A schema names its own with `says`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields = new Map<string, FieldCode>()
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    for (const key of keys) {
      const name = [...issue.path, key].filter((part) => part !== undefined).join('.') || 'body'
      if (!fields.has(name)) fields.set(name, fieldCode(issue))
    }
  }
  return Object.fromEntries(fields)
}

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? 'required'
        : issue.origin === 'string'
          ? 'too_short'
          : 'too_small'
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'required' : 'invalid'
    case 'invalid_format':
      return formatCode(issue.format)
    default:
      return 'invalid'
  }
}

function formatCode(format: string): FieldCode {
  const code = `invalid_${format}`
  return isFieldCode(code) ? code : 'invalid'
}

/** Text of at most `most` code points, trimmed and in Unicode normal form C, without control characters but line breaks and tabs. */
export function textOf(most: number, least = 0) {
  return cleaned(most, least, (value) =>
    value
      .toWellFormed()
      .normalize('NFC')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  )
}

/** The same on one line, without signs that hide or turn text around: names of people. */
export function nameOf(most: number, least = 0) {
  return cleaned(most, least, plainLine)
}

function cleaned(most: number, least: number, clean: (value: string) => string) {
  return z
    .string()
    .max(most * 4, says('too_long'))
    .transform(clean)
    .superRefine((value, context) => {
      const length = [...value].length
      if (length > most) context.addIssue({ code: 'custom', ...says('too_long') })
      if (length < least)
        context.addIssue({ code: 'custom', ...says(length === 0 ? 'required' : 'too_short') })
    })
}

/** An e-mail address in its one stored form: NFKC, trimmed, lower case. */
export const emailAddress = z
  .string()
  .max(254, says('too_long'))
  .transform((value) => value.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email(says('invalid_email')))
