import type { Server } from 'node:http'
import type { Services } from '#platform/server/context.ts'
import type { App } from './create-app.ts'

interface Running {
  server: Server
  app: App
  services: Services
  /** Timers and helpers to end first. */
  before: (() => unknown)[]
}

const longestStop = 10_000

/** Ends on SIGTERM or SIGINT: not ready at once, requests in flight finish (10 s at most), then the database is closed. A second signal changes nothing. */
export function stopGracefully({ server, app, services, before }: Running): void {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    app.beginStop()
    const limit = setTimeout(() => process.exit(code), longestStop)
    limit.unref()
    await Promise.allSettled(before.map((end) => end()))
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    await services.connection.close()
    services.log.flush()
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  process.on('uncaughtException', (error) => {
    services.log.fatal({ err: error }, 'unexpected error, stopping')
    void stop(1)
  })
}
