import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { WireAnswer } from './throughput.ts'

/** Starts a server of Node's own in its own process that sends one answer to everything. */
export async function startBareServer({
  headers,
  body,
}: WireAnswer): Promise<{ url: string; pid: number; stop(): void }> {
  const server = fork(import.meta.filename)
  const message = {
    headers: {
      ...headers,
      connection: undefined,
      'keep-alive': undefined,
      'transfer-encoding': undefined,
      date: undefined,
    },
    body: body.toString('base64'),
  }
  const port = await new Promise<number>((resolve, reject) => {
    server.once('message', (port) => resolve(Number(port)))
    server.once('error', reject)
    server.send(message)
  })
  return { url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop: () => server.kill() }
}

if (process.argv[1] === import.meta.filename) {
  process.once('message', (message: { headers: Record<string, string>; body: string }) => {
    const body = Buffer.from(message.body, 'base64')
    const server = createServer((_request, response) =>
      response.writeHead(200, { ...message.headers, 'content-length': body.byteLength }).end(body),
    )
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      process.send?.(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
