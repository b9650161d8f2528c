import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface CutLine {
  /** Address of the same database, over this line. */
  url: string
  /** From now on every connection that commits is cut when the server has answered and before the client hears it. */
  cutAtCommit(isCut: boolean): void
  close(): void
}

/** A line to a PostgreSQL that can lose the answer to a COMMIT. */
export async function cutLineTo(address: string): Promise<CutLine> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let isCutting = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let hasCommitted = false
    const end = () => void (client.destroy(), upstream.destroy())
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    client.on('data', (bytes) => {
      hasCommitted ||= isCutting && bytes.includes('commit\0')
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => (hasCommitted ? end() : client.write(bytes)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const listening = server.address()
  const url = new URL(address)
  url.port = String(typeof listening === 'object' && listening ? listening.port : 0)
  return {
    url: url.href,
    cutAtCommit: (isCut) => void (isCutting = isCut),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
