import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { messagesAnHour } from '#features/contact/server/messages.ts'
import type { SessionAnswer } from '#features/identity/contract.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { freePort } from '#platform/server/free-port.ts'
import { findAdmin, register } from '../../e2e/support/accounts.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import {
  fromPage,
  isQuick,
  need,
  percentile,
  startLoad,
  statuses,
  until,
  type Answered,
} from './support/asks.ts'
import { createMessages } from './support/members.ts'

const kills = isQuick ? 4 : 20
/** Requests that a killed node can have had in hand when it ended. */
const mostInHand = 10
/** Milliseconds after which who asked a killed node knows that it failed. */
const longestFailure = 1000

/** Two nodes on one PostgreSQL behind nginx, killed in turn under load; then who is here and what is used up is asked of each. */
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
  const start = (port: number | undefined, more: Record<string, string> = {}) =>
    startSite({ port, settings: { ...settings, ...more }, dataDir: path.join(folder, String(port)) })
  const nodes: Site[] = []
  for (const port of ports) nodes.push(await start(port))
  const nginx = startNginx(folder, proxy, ports)
  try {
    await until('nginx answers', async () => (await fetch(`${url}/healthz`)).ok)
    const behind = { ...nodes[0]!, url }
    const cookie = await cookieOf(behind, await findAdmin(behind))
    const messages = createMessages(() => behind, cookie)
    const writes = startLoad(30, messages.write)
    const pages = startLoad(60, (number) => fetch(`${url}/${number % 2 ? 'blogs' : 'courses'}?lang=am`))
    const signedIn = startLoad(5, () => fetch(`${url}/api/saved`, { headers: { cookie } }))
    /** From when until when a node was away. */
    const away: (readonly [number, number])[] = []
    for (let kill = 0; kill < kills; kill++) {
      // The proxy leaves a node out for two seconds; whoever ends the other one meanwhile ends the site.
      await pause(2500)
      const killed = performance.now()
      await nodes[kill % 2]?.kill()
      await pause(500)
      nodes[kill % 2] = await start(ports[kill % 2])
      away.push([killed, performance.now()])
    }
    const answers = [await writes.stop(), await pages.stop(), await signedIn.stop()]
    const names = ['messages', 'pages', 'signed in']
    const lost = await messages.findLost()
    printTable(`Two nodes behind nginx, killed ${kills} times in turn`, [
      ['what', 'answers', 'p99, ms', 'slowest failure, ms', 'lost'],
      ...answers.map((all, at) => {
        const failed = all.filter(hasFailed)
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
    const failed = answers.flat().filter(hasFailed)
    const elsewhere = [writes, pages, signedIn].flatMap(({ began, answers: all }) =>
      all
        .filter(hasFailed)
        .filter(({ at, took }) => !away.some(([from, to]) => began + at <= to && began + at + took >= from)),
    )
    need('nothing acknowledged is lost', lost.length === 0)
    need('a session lives on the other node', answers[2]?.every(({ status }) => status !== 401) ?? false)
    need('only what a killed node had in hand fails', failed.length <= kills * mostInHand)
    need('nothing fails while both nodes are there', elsewhere.length === 0)
    need(
      `what fails says so within ${longestFailure} ms`,
      failed.every(({ took }) => took <= longestFailure),
    )
    for (const [at, port] of ports.entries()) {
      await nodes[at]?.stop()
      nodes[at] = await start(port, { RATE_LIMIT_FACTOR: '1' })
    }
    const [one, other] = nodes
    if (!one || !other) throw new Error('two nodes are needed')
    await needSharedPresence(one, other, url)
    await needSharedLimits(one, other, url)
  } finally {
    nginx.kill('SIGTERM')
    for (const node of nodes) await node.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasFailed({ status }: Pick<Answered, 'status'>): boolean {
  return status >= 400 || status === 0
}

/** Who is here, and who has left, is the same on both nodes, whichever was told. */
async function needSharedPresence(one: Site, other: Site, url: string): Promise<void> {
  const cookie = await cookieOf({ ...one, url }, await register({ ...one, url }))
  const seenAt = async (node: Site) => {
    const answer = await fetch(`${node.url}/api/session`, { headers: { cookie } })
    const { user }: SessionAnswer = await answer.json()
    return user
  }
  const uid = (await seenAt(one))?.uid ?? ''
  for (const [told, asked, online] of [
    [one, other, false],
    [other, one, true],
  ] as const) {
    const answer = await fetch(`${told.url}/api/users/${uid}`, {
      method: 'POST',
      headers: fromPage(url, cookie),
      body: JSON.stringify({ online }),
    })
    need('presence is taken', answer.status === 204)
    need(`the other node knows who is ${online ? 'here' : 'gone'}`, (await seenAt(asked))?.online === online)
  }
}

/** A limit that is used up on a node is used up on the other, which goes on alone. */
async function needSharedLimits(one: Site, other: Site, url: string): Promise<void> {
  const ask = async (node: Site, address: string) => {
    const body = {
      name: 'Almaz',
      email: 'almaz@example.com',
      topic: 'question',
      consent: true,
      language: 'en',
    }
    const answer = await fetch(`${node.url}/api/contact`, {
      method: 'POST',
      // An address of its own; all other messages come from the proxy's.
      headers: { ...fromPage(url), 'x-forwarded-for': address },
      body: JSON.stringify({ ...body, message: 'Is the market open on Monday?' }),
    })
    return answer.status
  }
  for (let number = 0; number < messagesAnHour; number++)
    need('within the limit a message is taken', (await ask(one, '203.0.113.9')) === 201)
  need('the node that took them refuses one more', (await ask(one, '203.0.113.9')) === 429)
  await one.kill()
  need('so does the other node, alone', (await ask(other, '203.0.113.9')) === 429)
  need('and nobody else is refused', (await ask(other, '203.0.113.10')) === 201)
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
