import type { RequestListener } from 'node:http'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

type Facts = Record<string, string | number>

/** Tells a receiver outside how long what takes. Without one nothing is told, and nothing is loaded for it. */
export interface Tracing {
  /** One span for each request; what is asked meanwhile lies within it. */
  wrap(listener: RequestListener): RequestListener
  /** Adds to the span of the request that is answered now. */
  tell(facts: Facts): void
  /** One span for a work. */
  during<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>
  /** A statement that is over, with the milliseconds that it took: its words, never its values. */
  onStatement?: (sql: string, milliseconds: number, error?: unknown) => void
  /** Sends what was not sent yet, for two seconds at most. */
  stop(): Promise<void>
}

const noTracing: Tracing = {
  wrap: (listener) => listener,
  tell() {},
  during: (_name, _facts, work) => work(),
  stop: () => Promise.resolve(),
}

export async function openTracing(config: Config, log: Log): Promise<Tracing> {
  if (!config.traces) return noTracing
  const { createTracing } = await import('./otlp.ts')
  return createTracing(config.traces, log)
}
