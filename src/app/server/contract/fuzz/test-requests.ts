import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Ids } from '../test-contract-site.ts'
import type { ApiDocument, Operation } from '../test-contract.ts'
import { broken, strangeText, strangeTexts, strangeValue, valuesOf, type Schema } from './test-values.ts'

export const people = ['guest', 'member', 'admin'] as const

export interface FuzzRequest {
  who: (typeof people)[number]
  method: string
  /** As it goes over the wire. */
  target: string
  headers: Record<string, string>
  body: string | undefined
}

const bodyTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/zip',
  'application/octet-stream',
  'text/plain',
  'a',
]

const wrongBodies = [
  '',
  '{',
  '{"a":',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
  '\uFEFF{}',
  '{"a":1,"a":2}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="../../a.png"\r\n\r\n\x89PNG\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"\r\n',
  'PK\x03\x04',
  'a=b&a=c&a[]=d',
]

const strangeHeaders: [string, string][] = [
  ['accept-language', `${'am,'.repeat(60)}*;q=9`],
  ['accept-language', 'x'.repeat(2000)],
  ['accept', '*/*;q=abc'],
  ['accept-encoding', 'gzip;q=0, br;q=2, x'],
  ['content-encoding', 'gzip'],
  ['expect', '100-continue'],
  ['if-none-match', 'W/"'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=9-1,-0,a-'],
  ['range', 'bytes=0-0'],
  ['x-forwarded-for', "1.2.3.4, ::ffff:x, '"],
  ['x-forwarded-host', 'evil.example'],
  ['forwarded', 'for="[::"'],
  ['authorization', 'Bearer hub_x'],
  ['authorization', 'Basic !!!'],
  ['idempotency-key', 'x'.repeat(500)],
  ['idempotency-key', '__proto__'],
  ['for-account', '__proto__'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['x-http-method-override', 'DELETE'],
  ['__proto__', 'x'],
  ['cookie', 'a=b; =; session=%'],
]

/** Requests of somebody, made from an API document, about a third of them right: everything else about them may be wrong. */
export function requestsFor(
  who: FuzzRequest['who'],
  document: ApiDocument,
  ids: Record<string, Ids[]>,
): Arbitrary<FuzzRequest> {
  const fitting = valuesOf(asSchemas(document.components.schemas))
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const targetOf = (path: string, operation: Operation) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const real = fc.constantFrom(...(ids[path] ?? ids['/api/saved/{itemId}'] ?? [{}]))
    const parts = fc.tuple(...names.map(() => rarely(8, strangeText)))
    const query = fc.tuple(...queriesOf(operation, fitting))
    return fc.tuple(real, parts, query, rarely(30, strangeText)).map(([given, strange, asked, tail]) => {
      const address = names.reduce(
        (rest, name, at) =>
          rest.replace(`{${name}}`, encode(strange[at] ?? given[name] ?? given.itemId ?? 'en')),
        path,
      )
      const search = asked.filter((one) => one !== null).join('&')
      return `${address}${search ? `?${search}` : ''}${tail === null ? '' : encodeURI(tail.toWellFormed())}`
    })
  }
  return fc.constantFrom(...operations).chain(({ path, method, operation }) =>
    fc
      .record({
        target: targetOf(path, operation),
        headers: rarely(4, fc.array(fc.constantFrom(...strangeHeaders), { maxLength: 2 })),
        body: bodiesOf(operation, fitting),
        type: fc.constantFrom(...bodyTypes),
        isTypeRight: rarely(12, fc.constant(false)).map((wrong) => wrong === null),
        isMethodRight: rarely(30, fc.constant(false)).map((wrong) => wrong === null),
      })
      .map(({ target, headers, body, type, isTypeRight, isMethodRight }) => ({
        who,
        method: isMethodRight ? method.toUpperCase() : 'PATCH',
        target,
        headers: {
          ...(body === undefined ? {} : { 'content-type': isTypeRight ? rightType(operation) : type }),
          ...Object.fromEntries(headers ?? []),
        },
        body,
      })),
  )
}

/** One in so many; otherwise null. */
function rarely<T>(oneIn: number, arbitrary: Arbitrary<T>): Arbitrary<T | null> {
  return fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
}

function queriesOf(operation: Operation, fitting: (schema: Schema) => Arbitrary<unknown>) {
  const known = (operation.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name, schema, required }) => {
      const value = fc.oneof(
        { weight: 6, arbitrary: fitting(asSchema(schema)).map(textOf) },
        { weight: 1, arbitrary: strangeText },
      )
      const pair = value.map((text) => `${name}=${encode(text)}`)
      return required ? pair : rarely(3, pair)
    })
  const twice = operation.parameters?.find((one) => one.in === 'query')?.name ?? 'lang'
  return [...known, rarely(20, fc.constantFrom(`${twice}=a&${twice}=b`, 'x[__proto__]=1', '%', '&&=='))]
}

function bodiesOf(
  operation: Operation,
  fitting: (schema: Schema) => Arbitrary<unknown>,
): Arbitrary<string | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const wrong = fc.oneof(fc.constantFrom(...wrongBodies), strangeText, strangeValue.map(textOf))
  if (!schema) return rarely(operation.requestBody ? 2 : 20, wrong).map((body) => body ?? undefined)
  const right = fitting(asSchema(schema))
  return fc.oneof(
    { weight: 4, arbitrary: right.map(textOf) },
    { weight: 5, arbitrary: broken(right).map(textOf) },
    { weight: 1, arbitrary: wrong },
  )
}

function rightType({ requestBody }: Operation): string {
  const [type = 'application/json'] = Object.keys(requestBody?.content ?? {})
  return type.startsWith('multipart') ? `${type}; boundary=b` : type
}

function textOf(value: unknown): string {
  return typeof value === 'string' && !strangeTexts.includes(value) ? value : (JSON.stringify(value) ?? '')
}

/** Percent-encoded, but for what is so already. */
function encode(text: string): string {
  return /%/.test(text)
    ? encodeURI(text.toWellFormed()).replaceAll('%25', '%')
    : encodeURIComponent(text.toWellFormed())
}

/** The document's schemas are JSON Schema; we look at the members that we know. */
function asSchema(schema: object): Schema {
  return schema
}

function asSchemas(schemas: Record<string, object>): Record<string, Schema> {
  return schemas
}
