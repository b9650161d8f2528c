import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { freePort } from '#platform/server/free-port.ts'
import { newId } from '#platform/ids.ts'
import { documentOf, paragraph } from '#content/server/test-authoring.ts'
import { variantsOf } from '#content/media/server/pictures.ts'
import { lookAt } from '../imports/test-imports.ts'
import { checksumOf } from './import/open-archive.ts'
import { pack, startCarrying, unpack, type Carrier } from './test-archive.ts'

const posts = 40
const files = 8
const rounds = 5

let from: TestApp
let to: TestApp
let receiver: Carrier
let zip: Buffer

beforeAll(async () => {
  from = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  to = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  receiver = await startCarrying(to)
  const sender = await startCarrying(from)
  const body = documentOf(
    ...Array.from({ length: 30 }, (_, line) => paragraph(`Line ${line} about the price of coffee.`)),
  )
  await sender.author.post('blog', { en: 'Coffee', am: 'ቡና' }, { body })
  for (let number = 0; number < files; number++) {
    const form = new FormData()
    form.set('file', new File([`grade,price\n${number}`], `prices-${number}.csv`))
    await sender.author.browser.send('POST', '/api/admin/media', form)
  }
  zip = await manyPosts(await sender.takeOut())
}, 120_000)

afterAll(async () => {
  await from.close()
  await to.close()
})

/** The one post of an archive as many, each with an id and an address of its own. */
async function manyPosts(one: Buffer): Promise<Buffer> {
  const entries = new Map<string, Buffer>()
  for (const [name, bytes] of await unpack(one)) {
    if (!name.startsWith('items/')) entries.set(name, bytes)
    else
      for (let number = 0; number < posts; number++)
        entries.set(name.replace('coffee', `coffee-${number}`), cloned(name, bytes, number))
  }
  return pack(entries)
}

function cloned(name: string, bytes: Buffer, number: number): Buffer {
  const text = String(bytes).replace('"slug": "coffee"', `"slug": "coffee-${number}"`)
  const isItem = name === 'items/blog/coffee.json'
  return Buffer.from(isItem ? text.replace(/"id": "[^"]+"/, `"id": "${newId()}"`) : text)
}

/** A server of its own on the database and the folder of the receiving site. */
async function startServer() {
  const { dataDir, databaseUrl } = to.services.config
  const port = await freePort()
  const program = path.resolve(import.meta.dirname, '../../../../app/server/test-server.ts')
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'fatal',
      STARTER_CONTENT: 'off',
    },
  })
  await once(child.stdout, 'data')
  const cookie = [...receiver.author.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = {
    cookie,
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
  }
  return {
    apply: (id: string) =>
      fetch(`http://127.0.0.1:${port}/api/admin/imports/${id}/application`, {
        method: 'POST',
        headers,
      }).then(
        (answer) => answer.status,
        () => undefined,
      ),
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function countRows(): Promise<number[]> {
  const tables = ['items', 'editions', 'publications', 'search_documents', 'media'] as const
  const { db } = to.services.connection
  const counts = []
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    counts.push(Number(row?.count))
  }
  return counts
}

async function lostBytes(): Promise<string[]> {
  const lost: string[] = []
  for (const row of await to.services.connection.db.selectFrom('media').selectAll().execute()) {
    for (const { key } of variantsOf(row)) {
      const stored = await to.services.storage.get(key)
      await stored?.body.cancel()
      if (!stored) lost.push(key)
    }
  }
  return lost
}

/** Checksums of the content by name, however it is packed. */
async function contentOf(archive: Buffer): Promise<Record<string, string>> {
  const entries = [...(await unpack(archive))].filter(([name]) => name !== 'manifest.json')
  return Object.fromEntries(entries.map(([name, bytes]) => [name, checksumOf(bytes)]))
}

async function empty(): Promise<void> {
  const { db } = to.services.connection
  await db.deleteFrom('items').execute()
  await db.deleteFrom('media').execute()
  await db.deleteFrom('settings').where('key', '=', 'content.import.until').execute()
}

test('a server that is killed while it imports leaves everything or nothing, and what it said is true', async () => {
  const nothing = [0, 0, 0, 0, 0]
  const everything = [posts, 2 * posts, 2 * posts, 2 * posts, files]
  const before = performance.now()
  const { id } = await receiver.bring(zip)
  await lookAt(receiver.author.browser, id, { purpose: 'archive' })
  const checking = performance.now() - before
  const seen: string[] = []
  for (let round = 0; round < rounds; round++) {
    const waiting = (await receiver.bring(zip)).id
    await lookAt(receiver.author.browser, waiting, { purpose: 'archive' })
    const server = await startServer()
    const answer = server.apply(waiting)
    const delay = (checking * 3 * (round + Math.random())) / rounds
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, delay))])
    await server.kill()
    const status = await answer
    const counts = await countRows()
    expect([nothing, everything], `round ${round}, killed after ${Math.round(delay)} ms`).toContainEqual(
      counts,
    )
    if (status !== undefined) expect([status, counts]).toEqual([200, everything])
    expect(await lostBytes()).toEqual([])
    seen.push(counts[0] ? 'everything' : 'nothing')
    if (round < rounds - 1) await empty()
  }
  expect(seen).toContain('nothing')
  to.advance(61_000)
  const last = await receiver.apply(zip)
  expect(last.status, last.text).toBe(200)
  expect(await contentOf(await receiver.takeOut())).toEqual(await contentOf(zip))
}, 120_000)
