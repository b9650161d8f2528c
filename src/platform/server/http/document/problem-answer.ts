import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Problem } from '../../../errors.ts'
import { problemDocument } from './problem-document.ts'

export const problemType = 'application/problem+json; charset=utf-8'

/** A refusal as whoever answers before the app writes it. */
export function problemText(problem: Problem): string {
  return JSON.stringify(problemDocument(problem, randomUUID()))
}

/** Of refusals that nobody has given headers: a problem is no page, and may do nothing. */
const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Refuses a request that the app does not see. */
export function answerProblem(
  response: ServerResponse,
  problem: Problem,
  headers: Record<string, string> = plainHeaders,
): void {
  const text = problemText(problem)
  response
    .writeHead(problem.status, {
      ...headers,
      'Content-Type': problemType,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
    })
    .end(text)
}

/** The same as bytes of a connection that ends with it, where there is no answer to write into. */
export function lastProblem(problem: Problem): string {
  const text = problemText(problem)
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'Connection: close',
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
