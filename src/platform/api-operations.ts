import type { z } from 'zod'

/**
 * Every operation of the API by its name, such as `GET /api/blogs/{id}`. `app/server/api.ts` fills it in with the types of what it
 * mounts: so the client is typed by the API, and no code of the server reaches the browser.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- members are added by declaration merging
export interface ApiOperations {}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What an operation takes and gives; `undefined` where it takes or gives nothing. */
interface Operation {
  path: unknown
  query: unknown
  body: unknown
  answer: unknown
}

/** The paths that know a method. */
export type PathOf<M extends Method> = keyof ApiOperations extends infer Name
  ? Name extends `${M} ${infer Path}`
    ? Path
    : never
  : never

/** One operation by its method and path. */
export type OperationAt<M extends Method, P extends string> = `${M} ${P}` extends infer Name extends
  keyof ApiOperations
  ? ApiOperations[Name]
  : never

export type AnswerOf<O> = O extends { answer: infer Answer } ? Answer : never

/** What a request to an operation carries. */
export type BodyAt<M extends Method, P extends string> =
  OperationAt<M, P> extends { body: infer Body } ? Body : never

/** What is given along with a method and a path; nothing where nothing has to be. */
export type Given<O> = O extends Operation
  ? Partial<Parts<O>> extends Parts<O>
    ? [given?: Parts<O>]
    : [given: Parts<O>]
  : [never]

type Parts<O extends Operation> = Part<'path', O['path']> &
  Part<'query', O['query']> &
  Part<'body', O['body']>

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<T> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T }

/** Addresses of reads, to say which of them are out of date: a read's own, or the beginning of several. */
export type ReadAddress = Filled<PathOf<'GET'>>

/** A path with something in each of its places. */
export type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : P

declare const written: unique symbol

/** What somebody wrote into the address of a page, which goes into a query as it is: whether it is a choice, the server says. */
export type AddressText = string & { readonly [written]: true }

/** Takes what stands in an address as it is. */
export function asAddressText(text: string): AddressText {
  return text as AddressText
}

/** An operation as the server declares it. */
export interface Declared {
  method: string
  path: string
  request?: unknown
  responses: unknown
}

/** Declared operations under their names. */
export type Named<R extends Declared> = {
  [Name in `${Uppercase<R['method']>} ${R['path']}`]: Taken<R['request'], R['responses']>
}

interface Taken<Request, Responses> {
  path: Request extends { params: infer S extends z.ZodType } ? Written<S> : undefined
  query: Request extends { query: infer S extends z.ZodType } ? Written<S> : undefined
  body: Request extends { body: { content: infer C } } ? BodyOf<C> : undefined
  answer: JsonOf<Responses>
}

/** A schema that coerces takes anything; the client writes what is to come of it. */
type Written<S extends z.ZodType> = {
  [K in keyof z.input<S>]:
    | (unknown extends z.input<S>[K] ? z.output<S>[K & keyof z.output<S>] : z.input<S>[K])
    | AddressText
}

type BodyOf<C> = C extends { 'application/json': { schema: infer S extends z.ZodType } }
  ? z.input<S>
  : C extends { 'multipart/form-data': unknown }
    ? FormData
    : Blob

type JsonOf<R> = [keyof R & (200 | 201)] extends [never]
  ? undefined
  : R[keyof R & (200 | 201)] extends {
        content: { 'application/json': { schema: infer S extends z.ZodType } }
      }
    ? z.output<S>
    : undefined

/** As much of a response as whoever asks the API looks at. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }
