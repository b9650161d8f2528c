import { expect, test } from 'vitest'
import { contractOf } from './test-contract.ts'

const properties = {
  count: { type: 'integer' },
  until: { type: ['integer', 'null'], format: 'int64' },
}
const operation = {
  responses: {
    200: { content: { 'application/json': { schema: { type: 'object', properties } } } },
    204: {},
  },
}
const problemOf = contractOf({
  openapi: '3.1.0',
  paths: {},
  components: { schemas: {}, securitySchemes: {} },
})

function problem(status: number, json: unknown): string | undefined {
  const headers = new Headers({ 'content-type': 'application/json' })
  return problemOf(operation, { status, headers, json, text: json === undefined ? '' : JSON.stringify(json) })
}

test('an answer is held to its status, its body and its schema', () => {
  const now = Date.now()
  expect(problem(200, { count: 3, until: now })).toBeUndefined()
  expect(problem(200, { count: 9_000_000_000_000_000, until: null })).toBeUndefined()
  expect(problem(200, { count: 'three' })).toBe('data/count must be integer')
  expect(problem(200, { count: now })).toBe('data/count is not said to be an instant')
  expect(problem(200, undefined)).toBe('has no body')
  expect(problem(204, undefined)).toBeUndefined()
  expect(problem(201, {})).toBe('is not described')
})
