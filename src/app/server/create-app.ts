import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { except } from 'hono/combine'
import { HTTPException } from 'hono/http-exception'
import { matchedRoutes } from 'hono/route'
import { createIdentity, type Identity } from '#features/identity/server/identity.ts'
import { isUnavailable, isUnstorable } from '#platform/database/engine.ts'
import { notFound, Problem, unavailable } from '#platform/errors.ts'
import { clientAddress } from '#platform/server/http/client-address.ts'
import { withoutSecret } from '#platform/secret-addresses.ts'
import type { Services } from '#platform/server/context.ts'
import { createHttpApp, type AppEnv } from '#platform/server/http/http.ts'
import { limitBody } from '#platform/server/http/limit-body.ts'
import { mayReadMetrics } from '#platform/server/metrics-access.ts'
import { allowOrigins } from '#platform/server/http/programs/cross-origin.ts'
import { limitRequests } from '#platform/server/http/rate-limit.ts'
import { tokenLimit } from '#platform/server/http/programs/token-rules.ts'
import { refuseForeignOrigins } from '#platform/server/http/origin.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { refusalBeyondApi, refuseOtherMethod } from '#platform/server/http/other-method.ts'
import { refuseOtherAccount } from '#platform/server/http/other-account.ts'
import { problemDocument } from '#platform/server/http/document/problem-document.ts'
import { refuseNul } from '#platform/server/http/raw-path.ts'
import {
  createRefusedAccessLog,
  type RefusedAccess,
  type RefusedAccessLog,
} from '#platform/server/http/refused-access.ts'
import { securityHeaders, securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { mountApi } from './api.ts'
import { mountDocuments } from './site-files/documents.ts'
import { mountFeeds } from './site-files/feeds.ts'
import { atMostOnceASecond, createReadiness } from './http/readiness.ts'
import { chooseRequestLanguage } from './http/request-language.ts'
import { mountManifest } from './site-files/manifest.ts'
import { mountSiteMap } from './site-files/site-map.ts'
import { mountWellKnown } from './site-files/well-known.ts'

export interface App {
  fetch(request: Request, bindings?: AppEnv['Bindings']): Response | Promise<Response>
  identity: Identity
  /** Ends when all refusals that were counted in windows that are over are written down; all of them when it is the last time. */
  noteRefused: RefusedAccessLog['flush']
  /** Makes `/readyz` answer 503 from now on. */
  beginStop(): void
}

interface Options {
  /** Adds the pages, after everything else. */
  addPages?(app: ReturnType<typeof createHttpApp>): void
  /** What public pages have read: operations that share it need not read it again. */
  readShared?: AppEnv['Bindings']['readShared']
  /** Headers of every answer; the full set unless given. */
  headers?: Record<string, string>
}

/** The API and everything else that is not a page. `start.ts` adds the pages. */
export function createApp(services: Services, { addPages, readShared, headers }: Options = {}): App {
  const identity = createIdentity(services)
  const app = createHttpApp()
  const refused = createRefusedAccessLog(services)
  const isReady = createReadiness(services)
  const isScannerUp = atMostOnceASecond(() => services.scanner?.isUp() ?? Promise.resolve(true))
  let isStopping = false

  app.use(endBodyOfHead)
  app.use(observe(services))
  app.use(securityHeaders(headers ?? securityHeaderValues(services.config)))
  app.use(compress({ threshold: 1024 }))
  app.get('/healthz', (c) => c.text(`ok ${programVersion}`))
  app.get('/readyz', async (c) => {
    const ready = !isStopping && (await isReady())
    if (!ready) return c.text('not ready', 503)
    // Readers are served while nothing can be uploaded.
    return c.text((await isScannerUp()) ? 'ready' : 'ready, but the scanner of uploads is away')
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(services.config, c.req.header('authorization'), c.env.incoming))
      throw notFound('page')
    return c.text(await services.metrics.registry.metrics())
  })
  app.use(refuseNul)
  app.use('/api/*', allowOrigins(services.config))
  app.use(refuseForeignOrigins(services.config))
  app.use(provideContext(services, identity))
  app.use(refuseOtherAccount())
  // An operation limits its own body, once it knows who asks; everything else takes nothing large.
  app.use(except('/api/*', limitBody()))
  mountApi(app, identity)
  mountDocuments(app, services.config)
  mountSiteMap(app, services.config)
  mountFeeds(app, services.config)
  mountManifest(app, services.config)
  mountWellKnown(app, services.config)
  app.all('/api/*', refuseOtherMethod(app))
  addPages?.(app)

  app.notFound((c) => problem(c, refusalBeyondApi(app, c.req)))
  app.onError((error, c) => {
    const refusal = toRefusal(error, () => c.var.ctx?.log ?? services.log)
    services.metrics.refusals.inc({ code: refusal.code })
    const event = refusal.status === 403 ? noted[refusal.code] : undefined
    if (event) refused.note({ event, ...whoAsked(c, services) })
    return problem(c, refusal)
  })
  return {
    fetch: (request, bindings) => app.fetch(request, { readShared, ...bindings }),
    identity,
    noteRefused: refused.flush,
    beginStop() {
      isStopping = true
      identity.watch.close()
    },
  }
}

/** Refusals that tell of somebody who tries doors. */
const noted: Record<string, RefusedAccess['event'] | undefined> = {
  'access.denied': 'access.refused',
  'session.not_fresh': 'access.refused',
  'origin.foreign': 'access.foreign_origin',
}

function whoAsked(c: Context<AppEnv>, { config }: Services): Omit<RefusedAccess, 'event'> {
  const { ctx, requestId } = c.var
  const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'unknown'
  return {
    actorId: ctx?.actor.kind === 'user' ? ctx.actor.uid : null,
    address: ctx?.address ?? clientAddress(c.env.incoming, config),
    operation: `${c.req.method} ${route}`,
    requestId,
  }
}

/** Hono answers HEAD as GET and leaves the body lying: a file would stay open, and whatever else its bytes come from. */
const endBodyOfHead: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') void c.res.body?.cancel().catch(() => undefined)
}

/** Request id, one log line and the metrics of each request. What a page asks of the API while it is made is part of the page's request. */
function observe(services: Services): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now()
    const requestId = c.env.page ?? randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const seconds = (performance.now() - began) / 1000
    const route = c.req.path.startsWith('/api/') ? c.req.routePath : 'page'
    if (c.env.page === undefined) {
      services.tracing.tell({ 'http.route': route, 'traders_hub.request_id': requestId })
      services.metrics.requests.inc({ method: c.req.method, route, status: String(c.res.status) })
      services.metrics.seconds.observe({ method: c.req.method, route }, seconds)
    }
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
      scanner: services.scanner,
      people: services.people,
      keptTexts: services.keptTexts,
      log: services.log.child({ requestId }),
      requestId,
      address: clientAddress(c.env.incoming, services.config),
      memory: c.env.memory,
    })
    const { actor } = c.var.ctx
    if (actor.kind === 'user' && actor.token)
      await limitRequests(c.var.ctx, 'token', { ...tokenLimit, subject: actor.token.id })
    await next()
  }
}

function toRefusal(error: unknown, log: () => Services['log']): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HTTPException)
    return new Problem(error.status, error.status === 400 ? 'input.malformed' : 'request.refused')
  if (isUnstorable(error)) return new Problem(400, 'input.malformed')
  if (isUnavailable(error)) {
    log().warn({ err: error }, 'database unavailable')
    return unavailable('database.unavailable')
  }
  log().error({ err: error }, 'request failed')
  return new Problem(500, 'server.failed')
}

function problem(c: Parameters<MiddlewareHandler<AppEnv>>[0], refusal: Problem): Response {
  const { status, code, retryAfterSeconds, allowed } = refusal
  return new Response(JSON.stringify(problemDocument(refusal, c.var.requestId)), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
      ...(code === 'token.unknown' ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}),
      ...(allowed ? { allow: allowed.join(', ') } : {}),
    },
  })
}
