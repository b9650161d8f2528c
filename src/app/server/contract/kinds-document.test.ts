import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOfKind } from '#content/kind-members.ts'
import { contentKinds } from '#content/kinds.ts'
import { kindRules } from '../kinds.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { ApiDocument } from './test-contract.ts'

let site: TestApp
let document: ApiDocument

beforeAll(async () => {
  site = await createTestApp()
  document = (await site.browser().get<ApiDocument>('/api/openapi.json')).json
})
afterAll(() => site.close())

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const named = (name: string) => document.components.schemas[name]

test.each(contentKinds)('what %s keeps of its own is said by the rules by which it is checked', (kind) => {
  const [details, extras] = [nameOfKind('Details', kind), nameOfKind('Extras', kind)]
  for (const [name, rules] of [
    [details, kindRules[kind].details],
    [extras, kindRules[kind].extras],
  ] as const) {
    expect(named(name)).toMatchObject({ type: 'object', additionalProperties: false })
    const { properties = {} } = named(name) as { properties?: object }
    for (const member of Object.keys(properties)) {
      const { error } = rules.safeParse({ [member]: Symbol(member) })
      expect([name, member, error?.issues.every(({ code }) => code !== 'unrecognized_keys')]).toEqual([
        name,
        member,
        true,
      ])
    }
  }
  const own = { properties: { kind: { enum: [kind] }, details: refTo(details) } }
  expect(named(nameOfKind('Item', kind))).toMatchObject({ allOf: [refTo('CommonItem'), own] })
  expect(named(nameOfKind('Article', kind))).toMatchObject({
    allOf: [refTo('Article'), { properties: { ...own.properties, extras: refTo(extras) } }],
  })
})

test('an item, and the draft of one, is of one kind or another, and says of which', () => {
  for (const [name, part] of [
    ['Item', 'Item'],
    ['AnyArticle', 'Article'],
  ] as const) {
    const names = contentKinds.map((kind) => nameOfKind(part, kind))
    expect(named(name)).toEqual({
      oneOf: names.map(refTo),
      discriminator: {
        propertyName: 'kind',
        mapping: Object.fromEntries(contentKinds.map((kind, at) => [kind, refTo(names[at] ?? '').$ref])),
      },
    })
  }
  expect(document.paths['/api/admin/items/{id}']?.get).toMatchObject({
    responses: { 200: { content: { 'application/json': { schema: refTo('Item') } } } },
  })
})

/** What nobody can say beforehand: what a refusal or an entry of the log is about, all that is kept of somebody, what browsers agree on. */
const anything = [
  'AuditEntry/properties/details',
  'Overview/properties/events/items/properties/details',
  'Problem/properties/details',
  'get /api/users/{uid}/export/200/content/application/json/schema',
  'post /api/auth/sign-in/passkey/options/200/content/application/json/schema',
  'post /api/users/{uid}/passkeys/options/200/content/application/json/schema',
]

test('no answer is an object of anything, but for those that are known', () => {
  const found: string[] = []
  const look = (node: unknown, place: string): void => {
    if (node === null || typeof node !== 'object') return
    if ('additionalProperties' in node && ['{}', 'true'].includes(JSON.stringify(node.additionalProperties)))
      found.push(place)
    for (const [name, part] of Object.entries(node)) look(part, `${place}/${name}`)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name)
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(operations)) look(responses, `${method} ${path}`)
  expect(found.filter((place) => !anything.includes(place))).toEqual([])
})
