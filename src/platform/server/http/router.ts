import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import type { Declared, Named } from '../../api-operations.ts'
import type { AppEnv } from './http.ts'

/**
 * A group of operations. Its type remembers what each takes and gives, so that the client is typed by it. The types are our own
 * and plain: those of the library follow every answer through JSON and back, and the type check pays for it.
 */
export interface Router<Operations = unknown> {
  openapi<R extends Declared>(
    route: R,
    handler: (c: Call<R>) => AnswerTo<R> | Promise<AnswerTo<R>>,
  ): Router<Operations & Named<R>>
  route<More>(path: '/', group: Router<More>): Router<Operations & More>
  /** Of its type alone. */
  readonly operations?: Operations
}

/** The operations of a group, by method and path. */
export type OperationsOf<R extends Router> = NonNullable<R['operations']>

/** What a handler is given: its input as the schemas left it, and everything else of a request. */
type Call<R extends Declared> = {
  req: { valid<Part extends keyof Input<R>>(part: Part): Input<R>[Part] }
  json<T, S extends number>(data: T, status: S): Answer<T, S>
} & HonoContext<AppEnv>

interface Input<R extends Declared> {
  param: OutputOf<R['request'], 'params'>
  query: OutputOf<R['request'], 'query'>
  header: OutputOf<R['request'], 'headers'>
  json: R['request'] extends {
    body: { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  }
    ? z.output<S>
    : never
}

type OutputOf<Request, Part extends string> =
  Request extends Record<Part, infer S extends z.ZodType> ? z.output<S> : never

declare const answered: unique symbol

type Answer<T, S> = Response & { readonly [answered]: { data: T; status: S } }

/** JSON where that is declared; anything else is the handler's own. */
type AnswerTo<R extends Declared> = {
  [S in keyof R['responses'] & number]: R['responses'][S] extends {
    content: { 'application/json': { schema: infer Schema extends z.ZodType } }
  }
    ? Answer<z.output<Schema>, S>
    : Response & { readonly [answered]?: never }
}[keyof R['responses'] & number]

/** Adds a group of operations to an app. */
export function mountRouter(app: OpenAPIHono<AppEnv>, router: Router): void {
  app.route('/', asApp(router))
}

/** Every router is an app, of which only a part shows. */
export function asRouter(app: OpenAPIHono<AppEnv>): Router {
  return app as unknown as Router
}

/** Only `asRouter` makes routers. */
function asApp(router: Router): OpenAPIHono<AppEnv> {
  return router as unknown as OpenAPIHono<AppEnv>
}
