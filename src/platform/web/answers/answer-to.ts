import type { AnswerOf, BodyAt, Method, OperationAt, PathOf } from '../../api-operations.ts'
import type { ApiRequest } from '../api-client.ts'

/*
 * What answers a request that was sent by other means than the client: with its progress, from the outbox, before the scripts came.
 * Its type is the operation's; nobody else says what an answer is.
 */

/** The answer to a request at hand. */
export function answerTo<T>(_request: ApiRequest<T>, answer: unknown): T {
  return answer as T
}

/** The answer to an operation that was asked elsewhere. */
export function answerAt<M extends Method, P extends PathOf<M>>(
  _method: M,
  _path: P,
  answer: unknown,
): AnswerOf<OperationAt<M, P>> {
  return answer as AnswerOf<OperationAt<M, P>>
}

/** What a request to an operation carries, which lay on the device meanwhile: in the outbox, by the subject that it has there. */
export function bodyAt<M extends Method, P extends PathOf<M>>(
  _method: M,
  _path: P,
  body: unknown,
): BodyAt<M, P> {
  return body as BodyAt<M, P>
}
