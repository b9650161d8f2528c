import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#platform/server/free-port.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { testCertificate } from '#platform/server/settings/test-certificate.ts'
import { createHttpServer } from '../http/http-server.ts'

const nginx = '/usr/sbin/nginx'
let folder: string
let node: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-deploy-tls-'))
  node = createHttpServer((_, response) => response.end('over TLS'), testCertificate)
  await once(node.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  node.closeAllConnections()
  await new Promise((resolve) => node.close(resolve))
  rmSync(folder, { recursive: true })
})

/** The part of the file that passes requests on, with its lines for nodes that speak https. */
function proxyPart(): string {
  const site = readFileSync(path.join(projectFolder, 'deploy/nginx.conf'), 'utf8')
  const [part = ''] = /^ *#tls [^]*(?=^\}\n$)/m.exec(site) ?? []
  return part.replaceAll('#tls ', '').replaceAll('http://traders_hub', 'https://traders_hub')
}

async function startProxy(nameOfNode: string): Promise<{ port: number; proxy: ChildProcess }> {
  const port = await freePort()
  const trusted = path.join(folder, 'nodes-ca.pem')
  writeFileSync(trusted, testCertificate.cert)
  const part = proxyPart()
    .replace('/etc/traders-hub/nodes-ca.pem', trusted)
    .replace('node.hub.internal', nameOfNode)
  const upstream = `upstream traders_hub { server 127.0.0.1:${(node.address() as AddressInfo).port}; }`
  const file = path.join(folder, `${nameOfNode}.conf`)
  writeFileSync(
    file,
    `daemon off; pid ${file}.pid; error_log ${file}.log; events {} http { access_log off; ${upstream} server { listen ${port}; ${part} } }`,
  )
  return { port, proxy: spawn(nginx, ['-c', file], { stdio: 'ignore' }) }
}

async function ask(port: number): Promise<[number | undefined, string]> {
  const [answer] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage]
  return [answer.statusCode, (await answer.toArray()).join('')]
}

describe.skipIf(!existsSync(nginx))('nginx asks nodes that speak https', () => {
  test.each([
    ['localhost', 200, /^over TLS$/],
    // Somebody else who is trusted, or was once.
    ['another.example', 502, /502/],
  ])('and answers for %s with %i', async (name, status, body) => {
    const { port, proxy } = await startProxy(name)
    try {
      const answer = await vi.waitFor(() => ask(port), { timeout: 20_000 })
      expect(answer).toEqual([status, expect.stringMatching(body)])
    } finally {
      proxy.kill()
      await once(proxy, 'exit')
    }
  })
})
