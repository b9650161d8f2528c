import { appendFileSync } from 'node:fs'
import type { App } from '../create-app.ts'
import type { TestAnswer } from '../test-app.ts'
import { contractOf, type ApiDocument, type Contract, type Operation } from './test-contract.ts'

interface Described {
  /** `GET /api/blogs/{id}`. */
  name: string
  operation: Operation
  pattern: RegExp
  places: number
}

interface Held {
  problemOf: Contract
  described: Described[]
}

/** Of this process: every site of the tests has the same API. */
let held: Promise<Held> | undefined
const met = new Set<string>()

/**
 * Every answer that a test gets is what the document says of it, whatever the test looks at.
 * @throws with what is wrong
 */
export async function holdToContract(
  app: App,
  { method, address }: { method: string; address: string },
  answer: TestAnswer<unknown>,
): Promise<void> {
  if (address === '/api/openapi.json') return
  const { described, problemOf } = await (held ??= readDocument(app))
  const found = described.find(({ name, pattern }) => name.startsWith(`${method} `) && pattern.test(address))
  if (!found) {
    const isOperation = address.startsWith('/api/') && !address.startsWith('/api/docs')
    if (isOperation && answer.status < 300) throw new Error(`${method} ${address} is not described`)
    return
  }
  if (answer.status < 300) note(found.name)
  const problem = problemOf(found.operation, answer)
  if (problem) throw new Error(`${method} ${address} answered ${answer.status}: ${problem}`)
}

async function readDocument(app: App): Promise<Held> {
  const answer = await app.fetch(new Request('http://localhost:3000/api/openapi.json'))
  const document: ApiDocument = await answer.json()
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      places: path.split('{').length,
    })),
  )
  return {
    problemOf: contractOf(document),
    described: described.toSorted((one, other) => one.places - other.places),
  }
}

/** Which operations the tests have seen succeed stands in the file that is named, a line each. */
function note(name: string): void {
  const file = process.env.OPERATIONS_MET
  if (!file || met.has(name)) return
  met.add(name)
  appendFileSync(file, `${name}\n`)
}
