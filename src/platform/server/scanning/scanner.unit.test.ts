import { once } from 'node:events'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { createScanner } from './scanner.ts'

test('a scanner that broke off is asked whether it is there before it is sent more', async () => {
  const asked: string[] = []
  const server = createServer((socket) => {
    socket.once('data', (bytes) => {
      const command = String(bytes).split('\0')[0] ?? ''
      asked.push(command)
      if (command === 'zINSTREAM' && asked.length < 3) socket.destroy()
      else if (command === 'zINSTREAM') socket.end('stream: OK\0')
      else socket.end(asked.length > 2 ? 'PONG\0' : 'no\0')
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('it does not listen')
  const scanner = createScanner(
    { scanner: { address: { host: '127.0.0.1', port: bound.port }, letsUnscannedPass: false } },
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
