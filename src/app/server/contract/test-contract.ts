import { Ajv2020 } from 'ajv/dist/2020.js'
import type { TestAnswer, TestApp } from '../test-app.ts'

export interface Operation {
  operationId?: string
  summary?: string
  'x-access'?: string
  'x-needs-fresh-sign-in'?: boolean
  security?: Record<string, string[]>[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema: { enum?: string[]; type?: string }
  }[]
  requestBody?: { content: Record<string, { schema?: object }> }
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

export interface ApiDocument {
  openapi: string
  info?: { description?: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

/** Says what about an answer is not what the document says; undefined when all is. */
export type Contract = (
  operation: Operation,
  answer: Pick<TestAnswer<unknown>, 'status' | 'headers' | 'json' | 'text'>,
) => string | undefined

export function contractOf(document: ApiDocument): Contract {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: 'site', components: withoutUnsaidInstants(document.components) })
  const known = new WeakMap<object, ReturnType<typeof ajv.compile>>()
  const validatorOf = (schema: object) => {
    const validate = known.get(schema) ?? ajv.compile(withoutUnsaidInstants(rooted(schema)))
    known.set(schema, validate)
    return validate
  }
  return (operation, answer) => {
    const described = operation.responses[String(answer.status)] ?? operation.responses.default
    const whole = answer.headers.get('content-type') ?? ''
    const [type = ''] = whole.split(';')
    if (!described) return 'is not described'
    // A redirect's body says nothing that its address does not.
    if (answer.status === 302) return undefined
    if (answer.text === '') return isAlwaysJson(described.content) ? 'has no body' : undefined
    const content = described.content?.[type] ?? described.content?.['application/octet-stream']
    if (!content) return `has the type ${type}, which is not described`
    if (!namesItsLetters(whole)) return `has the type ${whole}, which does not say its letters`
    if (!type.endsWith('json')) return undefined
    const validate = validatorOf(content.schema ?? {})
    if (validate(answer.json)) return undefined
    return ajv.errorsText(validate.errors).replaceAll('must NOT be valid', 'is not said to be an instant')
  }
}

/** What is text says that it is UTF-8, nothing else about it; JSON, which is always that, may leave it out, and bytes have no letters. */
function namesItsLetters(whole: string): boolean {
  const [type = '', ...parameters] = whole.toLowerCase().split(/; ?/)
  const said = parameters.join()
  if (/^text\/|[/+]xml$/.test(type)) return said === 'charset=utf-8'
  return said === '' || (type.endsWith('json') && said === 'charset=utf-8')
}

function isAlwaysJson(content: Record<string, unknown> = {}): boolean {
  const types = Object.keys(content)
  return types.length > 0 && types.every((type) => type.endsWith('json'))
}

/** References of the document point into its own components. */
function rooted(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"site#/components')
  return asSchema(JSON.parse(text))
}

/** Milliseconds of the years 2020 to 2100: what no other number of the site comes near. */
const times = { minimum: Date.UTC(2020), maximum: Date.UTC(2100) }

/** Refuses instants where a number is not said to be one. */
function withoutUnsaidInstants<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutUnsaidInstants) as T
  if (schema === null || typeof schema !== 'object') return schema
  const parts = Object.entries(schema).map(([name, part]) => [name, withoutUnsaidInstants(part)])
  const isOther = 'type' in schema && /integer|number/.test(String(schema.type)) && !('format' in schema)
  return Object.fromEntries(isOther ? [...parts, ['not', { type: 'number', ...times }]] : parts) as T
}

/** What was an object before it was written is one when it is read. */
function asSchema(value: unknown): object {
  return value as object
}

export interface Written {
  method: string
  /** Path, without a query. */
  address: string
  answer: Pick<TestAnswer<unknown>, 'status' | 'headers' | 'json' | 'text'>
}

/** Notes from now on what is sent to the API, with its answers. */
export function noteWrites({ app }: TestApp): Written[] {
  const written: Written[] = []
  const { fetch } = app
  app.fetch = async (request, bindings) => {
    const answer = await fetch(request, bindings)
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' || !pathname.startsWith('/api/')) return answer
    const text = await answer.clone().text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const json: unknown = isJson ? JSON.parse(text) : undefined
    written.push({
      method: request.method,
      address: pathname,
      answer: { status: answer.status, headers: answer.headers, text, json },
    })
    return answer
  }
  return written
}
