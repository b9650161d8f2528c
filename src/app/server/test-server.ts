import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from '#platform/server/config.ts'
import { createApp } from './create-app.ts'
import { createHttpServer } from './http/http-server.ts'
import { createServices } from './create-services.ts'

// The API as a process of its own, for tests that end it as a crash would.
const services = await createServices(readConfig())
const app = createApp(services)
const server = createHttpServer(
  getRequestListener((request, { incoming }) =>
    app.fetch(request, incoming instanceof IncomingMessage ? { incoming } : {}),
  ),
)
await once(server.listen(services.config.port, '127.0.0.1'), 'listening')
process.stdout.write('listening\n')
