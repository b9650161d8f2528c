import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { createIdentity, type Identity } from '#features/identity/server/identity.ts'
import { isUnavailable, isUnstorable } from '#platform/database/engine.ts'
import { isMigrated } from '#platform/database/migrate.ts'
import { notFound, Refusal, unavailable } from '#platform/errors.ts'
import { clientAddress } from '#platform/server/client-address.ts'
import type { Services } from '#platform/server/context.ts'
import { createRouter, type AppEnv } from '#platform/server/http.ts'
import { limitBody } from '#platform/server/limit-body.ts'
import { refuseForeignOrigins } from '#platform/server/origin.ts'
import { refuseNul } from '#platform/server/raw-path.ts'
import { securityHeaders, securityHeaderValues } from '#platform/server/security-headers.ts'
import { mountApi } from './api.ts'
import { mountDocuments } from './documents.ts'
import { mountFeeds } from './feeds.ts'
import { chooseRequestLanguage } from './request-language.ts'
import { mountSiteMap } from './site-map.ts'

export interface App {
  fetch(request: Request, bindings?: AppEnv['Bindings']): Response | Promise<Response>
  identity: Identity
  /** Makes `/readyz` answer 503 from now on. */
  beginStop(): void
}

interface Options {
  /** Adds the pages, after everything else. */
  addPages?(app: ReturnType<typeof createRouter>): void
  /** Headers of every answer; the full set unless given. */
  headers?: Record<string, string>
}

/** The API and everything else that is not a page. `start.ts` adds the pages. */
export function createApp(services: Services, { addPages, headers }: Options = {}): App {
  const identity = createIdentity(services)
  const app = createRouter()
  let isStopping = false

  app.use(observe(services))
  app.use(securityHeaders(headers ?? securityHeaderValues(services.config)))
  app.use(compress({ threshold: 1024 }))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    const ready = !isStopping && (await isMigrated(services.connection.db))
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => c.text(await services.metrics.registry.metrics()))
  app.use(refuseNul)
  app.use(refuseForeignOrigins(services.config))
  app.use('/api/*', limitBody())
  app.use(provideContext(services, identity))
  mountApi(app, identity)
  mountDocuments(app, services.config)
  mountSiteMap(app, services.config)
  mountFeeds(app, services.config)
  app.all('/api/*', () => {
    throw notFound('operation')
  })
  addPages?.(app)

  app.notFound((c) => problem(c, notFound('page')))
  app.onError((error, c) =>
    problem(
      c,
      toRefusal(error, () => c.var.ctx?.log ?? services.log),
    ),
  )
  return {
    fetch: (request, bindings) => app.fetch(request, bindings ?? {}),
    identity,
    beginStop() {
      isStopping = true
      identity.watch.close()
    },
  }
}

/** Request id, one log line and the metrics of each request. */
function observe(services: Services): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const seconds = (performance.now() - began) / 1000
    const route = c.req.path.startsWith('/api/') ? c.req.routePath : 'page'
    services.metrics.requests.inc({ method: c.req.method, route, status: String(c.res.status) })
    services.metrics.seconds.observe({ method: c.req.method, route }, seconds)
    const actor = c.var.ctx?.actor
    services.log.debug(
      {
        requestId,
        method: c.req.method,
        path: withoutSecret(c.req.path),
        status: c.res.status,
        ms: Math.round(seconds * 1000),
        userId: actor?.kind === 'user' ? actor.uid : undefined,
        address: c.var.ctx?.address,
      },
      'request',
    )
  }
}

/** A preview's address is its key; logs are read by others than those who have it. */
function withoutSecret(path: string): string {
  return path.replace(/^((?:\/api)?\/preview\/).+/, '$1…')
}

function provideContext(services: Services, identity: Identity): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = c.var.requestId
    const { db, readDb } = services.connection
    c.set('ctx', {
      db,
      readDb,
      actor: await identity.readActor(c.req.raw, services),
      now: services.clock(),
      language: chooseRequestLanguage(new URL(c.req.url), {
        cookie: c.req.header('cookie'),
        accepted: c.req.header('accept-language'),
      }),
      config: services.config,
      storage: services.storage,
      log: services.log.child({ requestId }),
      requestId,
      address: clientAddress(c.env.incoming, services.config),
    })
    await next()
  }
}

function toRefusal(error: unknown, log: () => Services['log']): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException)
    return new Refusal(error.status, error.status === 400 ? 'input.malformed' : 'request.refused')
  if (isUnstorable(error)) return new Refusal(400, 'input.malformed')
  if (isUnavailable(error)) {
    log().warn({ err: error }, 'database unavailable')
    return unavailable('database.unavailable')
  }
  log().error({ err: error }, 'request failed')
  return new Refusal(500, 'server.failed')
}

function problem(c: Parameters<MiddlewareHandler<AppEnv>>[0], refusal: Refusal): Response {
  const { status, code, fields, details, retryAfterSeconds } = refusal
  return new Response(
    JSON.stringify({ type: 'about:blank', status, code, fields, details, requestId: c.var.requestId }),
    {
      status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
      },
    },
  )
}
