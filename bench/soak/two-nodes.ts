import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { freePort } from '#platform/server/free-port.ts'
import { findAdmin } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { isQuick, need, percentile, startLoad, statuses, until } from './support/asks.ts'
import { createMessages } from './support/members.ts'

const kills = isQuick ? 4 : 20
/** Requests that a killed node can have had in hand when it ended. */
const mostInHand = 10

/** Two nodes on one PostgreSQL behind nginx, killed in turn under load. */
export async function run(): Promise<void> {
  await setup()
  const postgres = await startPostgres()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-nodes-'))
  const ports = [await freePort(), await freePort()]
  const proxy = await freePort()
  const url = `http://localhost:${proxy}`
  const settings = {
    DATABASE_URL: postgres.url,
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'fatal',
    PUBLIC_URL: url,
    AUTH_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    TRUST_PROXY: 'loopback',
  }
  const start = (port: number | undefined) =>
    startSite({ port, settings, dataDir: path.join(folder, String(port)) })
  const nodes: Site[] = []
  for (const port of ports) nodes.push(await start(port))
  const nginx = startNginx(folder, proxy, ports)
  try {
    await until('nginx answers', async () => (await fetch(`${url}/healthz`)).ok)
    const first = nodes[0]!
    const behind = { ...first, url }
    const cookie = await cookieOf(behind, await findAdmin(behind))
    const messages = createMessages(() => behind, cookie)
    const writes = startLoad(30, messages.write)
    const pages = startLoad(60, (number) => fetch(`${url}/${number % 2 ? 'blogs' : 'courses'}?lang=am`))
    const signedIn = startLoad(5, () => fetch(`${url}/api/saved`, { headers: { cookie } }))
    for (let kill = 0; kill < kills; kill++) {
      // The proxy leaves a node out for two seconds; whoever ends the other one meanwhile ends the site.
      await pause(2500)
      await nodes[kill % 2]?.kill()
      await pause(500)
      nodes[kill % 2] = await start(ports[kill % 2])
    }
    const answers = [await writes.stop(), await pages.stop(), await signedIn.stop()]
    const names = ['messages', 'pages', 'signed in']
    const lost = await messages.findLost()
    printTable(`Two nodes behind nginx, killed ${kills} times in turn`, [
      ['what', 'answers', 'p99, ms', 'slowest failure, ms', 'lost'],
      ...answers.map((all, at) => {
        const failed = all.filter(({ status }) => status >= 400 || status === 0)
        const took = (some: typeof all) => some.map((one) => one.took)
        return [
          names[at] ?? '',
          statuses(all),
          percentile(0.99, took(all)),
          percentile(1, took(failed)),
          at === 0 ? lost.length : '–',
        ]
      }),
    ])
    const failed = answers.flat().filter(({ status }) => status >= 400 || status === 0)
    need('nothing acknowledged is lost', lost.length === 0)
    need('a session lives on the other node', answers[2]?.every(({ status }) => status !== 401) ?? false)
    need('only what a killed node had in hand fails', failed.length <= kills * mostInHand)
  } finally {
    nginx.kill('SIGTERM')
    for (const node of nodes) await node.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As deploy/nginx.conf has it, on loopback without TLS. */
function startNginx(folder: string, port: number, nodes: number[]) {
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=3 fail_timeout=2s;`).join(' ')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 4000; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/a; uwsgi_temp_path ${folder}/b; scgi_temp_path ${folder}/c;
  upstream hub { ${servers} keepalive 32; keepalive_timeout 60s; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://hub; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_next_upstream error timeout http_503; proxy_next_upstream_tries 2;
    }
  }
}`,
  )
  return spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
}
