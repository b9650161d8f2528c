import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLoadGuard, type LoadGuard } from './load-guard.ts'
import { createQueueProbe } from './queue-probe.ts'

let server: Server
let guard: LoadGuard
const opened: Socket[] = []

beforeEach(async () => {
  server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  guard = createLoadGuard(new Registry())
})

afterEach(() => {
  guard.stop()
  for (const socket of opened.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

test('a server that turned connections away because it was full takes work again once there is room', async () => {
  server.maxConnections = 1
  guard.watch(server)
  const held = await open()
  await beBusy(400)
  held.destroy()
  await setTimeout(500)
  expect(refusedOf(200)).toBe(0)
})

test('a probe that nobody answers is given up after two seconds', async () => {
  const probe = createQueueProbe(server)
  // Connections are held back as if each had been accepted by somebody else.
  server.removeAllListeners('connection')
  probe.send()
  expect(probe.isOut()).toBe(true)
  await setTimeout(1500)
  expect(probe.waiting()).toBeGreaterThan(1400)
  await expect.poll(probe.isOut, { timeout: 2000 }).toBe(false)
  expect(probe.waiting()).toBe(0)
})

test('a probe that was given up does not end the one after it', async () => {
  server.maxConnections = 1
  const probe = createQueueProbe(server)
  const held = await open()
  probe.send()
  await expect.poll(probe.isOut).toBe(false)
  held.destroy()
  probe.send()
  expect(probe.isOut()).toBe(true)
  await expect.poll(probe.isOut).toBe(false)
})

async function open(): Promise<Socket> {
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  opened.push(socket)
  await once(server, 'connection')
  return socket
}

/** Keeps the event loop working, in short turns. */
async function beBusy(milliseconds: number): Promise<void> {
  for (const began = performance.now(); performance.now() - began < milliseconds; await setImmediate())
    for (const turn = performance.now(); performance.now() - turn < 5;);
}

function refusedOf(count: number): number {
  return Array.from({ length: count }, () => guard.isTooMuch()).filter(Boolean).length
}
