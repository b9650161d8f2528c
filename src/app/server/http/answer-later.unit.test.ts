import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { openFront, type Front } from '../pages/front.ts'

let front: Front

beforeAll(async () => {
  front = await openFront({ ...readConfig({ LOG_LEVEL: 'fatal' }), host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  front.server.closeAllConnections()
  front.server.close()
})

/** What a browser is answered that asks for a request target, sent as it stands here. */
function ask(target: string): Promise<string> {
  const { port } = front.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Language: am\r\nConnection: close\r\n\r\n`,
  )
  return text(socket)
}

test.each(['//', '///', '/\\', 'http://[', '*', '/%', '/?lang=%', '/??lang=en'])(
  'while the site starts, a browser that asks for %s is told to wait',
  async (target) => {
    const answer = await ask(target)
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toContain('<html lang="am">')
  },
)

test.each([
  ['/', 'am'],
  ['/blogs?lang=en', 'en'],
  ['/blogs?page=2&lang=en', 'en'],
  ['//?lang=en', 'en'],
])('%s is answered in the language that is asked for', async (target, language) => {
  expect(await ask(target)).toContain(`<html lang="${language}">`)
})
