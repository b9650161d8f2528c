import { AsyncLocalStorage } from 'node:async_hooks'
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { withoutSecret } from '../../secret-addresses.ts'
import type { Log } from '../log.ts'
import { programVersion } from '../program-version.ts'
import type { Traces } from '../settings/traces-setting.ts'
import type { Tracing } from './tracing.ts'

/** Milliseconds. */
const longestSending = 2000
/** A statement may name hundreds of values; its beginning tells which one it is. */
const longestStatement = 2000

/** Spans in OpenTelemetry's own form, sent to `url` by HTTP in batches. */
export function createTracing({ url, headers }: Traces, log: Log): Tracing {
  diag.setLogger(asLogger(log), DiagLogLevel.ERROR)
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: longestSending })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'traders-hub', 'service.version': programVersion }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: longestSending })],
  })
  const tracer = provider.getTracer('traders-hub', programVersion)
  const current = new AsyncLocalStorage<Span>()
  const begin = (name: string, options: SpanOptions) => {
    const parent = current.getStore()
    return tracer.startSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  }

  return {
    wrap: (listener) => (request, response) => {
      const { method = '', url: address = '' } = request
      const path = withoutSecret(address.split('?', 1)[0] ?? '')
      const attributes: Attributes = { 'http.request.method': method, 'url.path': path }
      const span = begin(method, { kind: SpanKind.SERVER, attributes })
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      current.run(span, () => listener(request, response))
    },
    tell: (facts) => void current.getStore()?.setAttributes(facts),
    async during(name, facts, work) {
      const span = begin(name, { attributes: facts })
      try {
        return await current.run(span, work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    onStatement(sql, milliseconds, error) {
      // What nobody waits for, such as a look into the outbox, would only bury the rest.
      if (!current.getStore()) return
      const end = Date.now()
      const span = begin(/^\W*(\w+)/.exec(sql)?.[1] ?? 'statement', {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: { 'db.query.text': sql.slice(0, longestStatement) },
      })
      if (error !== undefined) fail(span, error)
      span.end(end)
    },
    stop: () => provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'traces not sent')),
  }
}

/** Not its message: that of a database can hold values. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? String(Reflect.get(error, 'code') ?? error.name) : 'unknown'
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const nothing = () => undefined

/** The library says in words of its own what went wrong. */
function asLogger(log: Log) {
  const warn = (message: string) => log.warn({ reason: message.slice(0, 500) }, 'traces not sent')
  return { error: warn, warn: nothing, info: nothing, debug: nothing, verbose: nothing }
}
