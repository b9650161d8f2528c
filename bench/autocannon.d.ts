/** What the benchmarks use of autocannon, which brings no types. */
declare module 'autocannon' {
  export interface Request {
    path?: string
    setupRequest?(request: Request): Request
  }
  export interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    requests?: Request[]
  }
  export interface Result {
    requests: { average: number; total: number }
    latency: { p99: number }
    statusCodeStats: Record<string, { count: number }>
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
