import { once } from 'node:events'
import { readConfig } from '#platform/server/config.ts'
import { securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { createApp } from './create-app.ts'
import { createHttpServer } from './http/http-server.ts'
import { createRequestListener } from './http/request-listener.ts'
import { createServices } from './create-services.ts'

/** A program: the real server without its pages, which would have to be built first. For tests that end it in the midst of work. */
const config = readConfig()
const services = await createServices(config)
const pages = {
  addTo() {},
  answerAtOnce: () => false,
  answerFromMemory: () => Promise.resolve(false),
  doubt() {},
}
const site = { app: createApp(services), pages }
const server = createHttpServer(createRequestListener(site, securityHeaderValues(config), () => undefined))
await once(server.listen(config.port, config.host), 'listening')
process.stdout.write('listening\n')
