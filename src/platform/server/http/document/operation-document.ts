import { z } from '@hono/zod-openapi'
import { problemCodes } from '../../../problems/problem-codes.ts'
import type { Access } from '../http.ts'
import { isForSessions } from '../programs/token-rules.ts'

/** What every operation of the API document says beside its own. */
interface OperationFacts {
  method: string
  path: string
  access: Access
}

/** A name for generated clients, made of method and path: `get /api/blogs/{id}` is `getBlogsById`. It changes only with them. */
export function operationIdOf({ method, path }: OperationFacts): string {
  const words = path
    .replace(/^\/api\//, '/')
    .replace(/\{(\w+)\}/g, (_, name: string) => `By${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Ways to prove who asks, by the names that they have in the document. What is for anyone needs none of them, but they count there. */
export function securityOf(
  operation: Pick<OperationFacts, 'method' | 'path' | 'access'> & { isGrave?: boolean },
): Record<string, string[]>[] {
  const takesToken = operation.path.startsWith('/api/') && !isForSessions(operation)
  const ways: Record<string, string[]>[] = [{ session: [] }, ...(takesToken ? [{ token: [] }] : [])]
  return operation.access === 'anyone' ? [{}, ...ways] : ways
}

const knownCodes = Object.keys(problemCodes)

const problemCode = z
  .union([z.enum(knownCodes), z.string().regex(/^[a-z_]+\.not_found$/)])
  .openapi('ProblemCode', {
    description: 'Stable. What each means stands at /api/docs/errors; new ones may come.',
    example: 'blog.not_found',
  })

const problem = z
  .object({
    type: z.string().openapi({ format: 'uri-reference', example: '/api/docs/errors#not_found' }),
    title: z.string().openapi({ description: 'What the code means, in English, for developers' }),
    status: z.number().int(),
    code: problemCode,
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'For each value that was not taken a code, such as `required` or `too_long`' }),
    details: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string(),
  })
  .openapi('Problem')

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
})

/** The refusals that every operation with this access rule may answer with. */
export function refusalsOf(access: Access) {
  return {
    ...(access === 'anyone' ? {} : { 401: refusal('Not signed in') }),
    ...(access === 'self' || access === 'admin' ? { 403: refusal('Not allowed') } : {}),
    422: refusal('Input that does not fit, by field'),
    default: refusal('Any other refusal'),
  }
}
