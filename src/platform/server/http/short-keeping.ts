import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { AppEnv } from './http.ts'

/** Browsers ask each time, caches between them and us after half a minute; both are told in 304 that nothing changed. */
const shortly = 'public, max-age=0, s-maxage=30'

/** A page of another site may read a 304 only with what its 200 carries. */
export const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  'access-control-allow-origin',
  'access-control-expose-headers',
]

const compare = etag({ weak: true, retainedHeaders })

/** Whether a reader has what is called so, by `If-None-Match`: one of several names, weak ones too, or whatever there is. */
export function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  const names: string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? []
  return ifNoneMatch?.trim() === '*' || names.includes(tag.replace(/^W\//, ''))
}

/** Lets caches keep for a short time what guests get. What a signed-in reader gets, and every refusal, is kept by nobody. */
export function keepShortly(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    // A page that is being made keeps the answer itself.
    if (c.res.status !== 200 || c.var.ctx.actor.kind !== 'guest' || c.env.page !== undefined) return
    c.header('Cache-Control', shortly)
    c.header('Vary', 'Cookie, Authorization, Accept-Language', { append: true })
    await compare(c, async () => undefined)
  }
}
