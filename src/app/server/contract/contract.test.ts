import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContractSite, type ContractSite } from './test-contract-site.ts'

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: { enum?: string[] } }[]
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** Sends to a provider that is not set up, or answers with a redirect. */
const neverAnswered = ['/api/auth/callback/{provider}', '/resources/{id}/download']

let site: ContractSite
let document: Document
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })

beforeAll(async () => {
  site = await createContractSite()
  document = (await site.readers.guest.browser.get<Document>('/api/openapi.json')).json
  ajv.addSchema({ $id: 'site', components: document.components })
})

afterAll(() => site.close())

test('every answer to a guest, a member and an administrator is what the document says', async () => {
  const wrong: string[] = []
  const found = new Set<string>()
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    if (!operation) continue
    for (const [who, { browser, uid }] of Object.entries(site.readers)) {
      for (const address of addressesOf(path, operation, uid)) {
        const answer = await browser.get(address)
        if (answer.status < 300) found.add(path)
        const problem = problemOf(operation, answer)
        if (problem) wrong.push(`${who} ${address}: ${answer.status} ${problem}`)
      }
    }
  }
  expect(wrong).toEqual([])
  const paths = Object.keys(document.paths).filter((path) => document.paths[path]?.get)
  expect(paths.filter((path) => !found.has(path))).toEqual(neverAnswered)
})

test('nothing is described as all of something and null', () => {
  const impossible: string[] = []
  const look = (node: unknown, place: string): void => {
    if (node === null || typeof node !== 'object') return
    if ('allOf' in node && Array.isArray(node.allOf) && node.allOf.some(mayBeNull)) impossible.push(place)
    for (const [name, part] of Object.entries(node)) look(part, `${place}/${name}`)
  }
  look(document, '')
  expect(impossible).toEqual([])
})

function mayBeNull({ type }: { type?: unknown }): boolean {
  return type === 'null' || (Array.isArray(type) && type.includes('null'))
}

/** The address with each set of real ids that the site has for it, and the queries it must have. */
function addressesOf(path: string, operation: Operation, uid: string): string[] {
  const sets = site.ids[path] ?? (path.includes('/items/{id}') ? site.items : [{}])
  return sets.map((set) => {
    const given: Record<string, string> = {
      uid,
      language: 'en',
      revision: '2',
      kind: 'blog',
      ids: 'x',
      ...set,
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? 'unknown')
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, schema }) => `${name}=${schema.enum?.[0] ?? given[name]}`)
    return query.length > 0 ? `${address}?${query.join('&')}` : address
  })
}

function problemOf(
  operation: Operation,
  answer: { status: number; headers: Headers; json: unknown; text: string },
): string | undefined {
  const described = operation.responses[String(answer.status)] ?? operation.responses.default
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (!described || answer.text === '' || answer.status === 302)
    return described ? undefined : 'is not described'
  const content = described.content?.[type] ?? described.content?.['application/octet-stream']
  if (!content) return `has the type ${type}, which is not described`
  if (!type.endsWith('json')) return undefined
  const validate = ajv.compile(rooted(content.schema ?? {}))
  return validate(answer.json) ? undefined : ajv.errorsText(validate.errors)
}

/** References of the document point into its own components. */
function rooted(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"site#/components')
  return asSchema(JSON.parse(text))
}

/** What was an object before it was written is one when it is read. */
function asSchema(value: unknown): object {
  return value as object
}
