import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The file with which scanners are tried (eicar.org); written in two, so that no scanner finds this source. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export interface TestClamd {
  address: string
  /** Bytes of each stream that came whole. */
  scanned: number[]
  stop(): Promise<void>
}

/**
 * For tests: what clamd does with PING and INSTREAM, on loopback. It knows one malware, and breaks off what is too large for it.
 * @param mostBytes of one stream, as clamd's `StreamMaxLength`
 */
export async function startClamd(mostBytes = 100 * 1024 * 1024): Promise<TestClamd> {
  const scanned: number[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    answer(socket, { scanned, mostBytes }).catch(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('it does not listen')
  return {
    address: `127.0.0.1:${bound.port}`,
    scanned,
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answer(socket: Socket, { scanned, mostBytes }: { scanned: number[]; mostBytes: number }) {
  const read = reader(socket)
  let command = ''
  for (let sign = await read(1); sign[0] !== 0; sign = await read(1)) command += sign.toString('latin1')
  if (command === 'zPING') return socket.end('PONG\0')
  if (command !== 'zINSTREAM') return socket.end('UNKNOWN COMMAND\0')
  const pieces: Buffer[] = []
  let bytes = 0
  for (let length = (await read(4)).readUInt32BE(); length > 0; length = (await read(4)).readUInt32BE()) {
    bytes += length
    if (bytes > mostBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0')
    pieces.push(await read(length))
  }
  scanned.push(bytes)
  const isBad = Buffer.concat(pieces).includes(eicar)
  socket.end(isBad ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
}

/** Reads so many bytes, however they arrive. */
function reader(socket: Socket): (count: number) => Promise<Buffer> {
  const chunks = socket[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return async (count) => {
    while (rest.length < count) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('it broke off')
      rest = Buffer.concat([rest, value])
    }
    const read = rest.subarray(0, count)
    rest = rest.subarray(count)
    return read
  }
}
