import type { Server } from 'node:http'
import type { Services } from '#platform/server/context.ts'
import type { App } from './create-app.ts'
import { closeServer } from './http/http-server.ts'

interface Running {
  server: Server
  app: App
  services: Services
  /** Timers and helpers to end. */
  others: (() => unknown)[]
}

/** A little less than the ten seconds that are promised. */
const longestStop = 9500

/** How soon a server notices that the shell it was started in is gone. Milliseconds. */
const glance = 500

/** Ends on SIGTERM, SIGINT or when `npm start` is ended: not ready at once, requests in flight finish (10 s at most), then the database is closed. A second signal changes nothing. */
export function stopGracefully({ server, app, services, others }: Running): void {
  let isStopping = false
  const stop = async (code: number) => {
    if (isStopping) return
    isStopping = true
    app.beginStop()
    setTimeout(() => process.exit(code), longestStop).unref()
    await Promise.allSettled([closeServer(server), ...others.map(async (end) => end())])
    await app.noteRefused({ isLast: true })
    await services.connection
      .close()
      .catch((error: unknown) => services.log.warn({ err: error }, 'database not closed'))
    services.log.flush()
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  if (services.config.isRunByNpm) whenParentIsGone(() => void stop(0))
  process.on('uncaughtException', (error) => {
    services.log.fatal({ err: error }, 'unexpected error, stopping')
    void stop(1)
  })
}

/** npm has a shell between itself and the server, which ends on SIGTERM without passing the signal on. */
function whenParentIsGone(act: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) act()
  }, glance).unref()
}
