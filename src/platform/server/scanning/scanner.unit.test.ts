import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { scanBytes } from './clamd.ts'
import { createScanner } from './scanner.ts'

test('a scanner that broke off is asked whether it is there before it is sent more', async () => {
  const asked: string[] = []
  const address = await listen((socket) => {
    socket.once('data', (bytes) => {
      const command = String(bytes).split('\0')[0] ?? ''
      asked.push(command)
      if (command === 'zINSTREAM' && asked.length < 3) socket.destroy()
      else if (command === 'zINSTREAM') socket.end('stream: OK\0')
      else socket.end(asked.length > 2 ? 'PONG\0' : 'no\0')
    })
  })
  const scanner = createScanner(
    { scanner: { address, letsUnscannedPass: false } },
    { log: pino({ level: 'silent' }), registry: new Registry() },
  )
  const scan = async () => (await scanner?.scan([Buffer.from('name,price\n')]))?.is
  expect([await scan(), await scan(), await scan(), await scan()]).toEqual([
    'unknown',
    'unknown',
    'clean',
    'clean',
  ])
  expect(asked).toEqual(['zINSTREAM', 'zPING', 'zPING', 'zINSTREAM', 'zINSTREAM'])
})

test('what it stops reading without a word is let go of', async () => {
  const address = await listen((socket) => {
    socket.once('data', () => {
      socket.pause()
      // By then nothing more fits between them.
      setTimeout(() => socket.end(), 300)
    })
  })
  const letGo = vi.fn()
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(1024 * 1024)
    } finally {
      letGo()
    }
  }
  await expect(scanBytes(address, endless())).rejects.toThrow('clamd broke off')
  await vi.waitFor(() => expect(letGo).toHaveBeenCalledOnce())
})

async function listen(answer: (socket: Socket) => void): Promise<{ host: string; port: number }> {
  const server = createServer((socket) => answer(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('it does not listen')
  return { host: '127.0.0.1', port: bound.port }
}
