import type { ChildProcess } from 'node:child_process'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MediaItem } from '#content/media/contract.ts'
import { sweepMedia } from '#desk/media/server/sweep.ts'
import { systemContext } from '#platform/server/context.ts'
import { signInAs } from '../test-accounts.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { startProcess, type TestProcess } from '../test-process.ts'

/** `npm run soak -- uploads` kills more often. */
const kills = Number(process.env.UPLOAD_KILLS ?? 6)
const senders = 4

let site: TestApp
let cookie: string
/** Of each upload: the newest file that was acknowledged, and those sent after it, of which one may have arrived. */
const sent = new Map<string, string[]>()
/** Uploads whose file is being replaced: one sender at a time, so that it is known which file is the newest. */
const busy = new Set<string>()
const pictures: string[] = []
const seen = new Set<string>()
let acknowledged = 0

beforeAll(async () => {
  site = await createTestApp()
  const { browser } = await signInAs(site, { role: 'admin' })
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})

afterAll(() => site.close())

test(
  'a process that is killed while files arrive and are replaced loses none that it acknowledged, and leaves no half ones',
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    for (let round = 0; round < kills; round++) {
      const node = await start()
      expect(await readdir(path.join(site.services.config.dataDir, 'uploads/.temporary'))).toEqual([])
      const sending = Array.from({ length: senders }, () => sendUntilGone(node.url))
      const before = acknowledged
      await expect.poll(() => acknowledged, { timeout: 30_000, interval: 5 }).toBeGreaterThan(before)
      await new Promise((resolve) => setTimeout(resolve, randomInt(0, 400)))
      await kill(node.process)
      await Promise.all(sending)
      await expectWhole()
    }
    expect(acknowledged).toBeGreaterThan(kills * 2)
    const node = await start()
    expect(await readdir(path.join(site.services.config.dataDir, 'uploads/.temporary'))).toEqual([])
    await kill(node.process)
    seen.clear()
    await expectWhole()
    site.advance(2 * 86_400_000)
    await sweepMedia(systemContext(site.services, 'test'))
    expect(await storedKeys()).toEqual((await namedVariants()).map(({ key }) => key).toSorted())
  },
)

/** Every row has its bytes, of the right length and content; every acknowledged file is there, or one that was sent after it. */
async function expectWhole(): Promise<void> {
  const rows = await site.services.connection.db.selectFrom('media').selectAll().execute()
  const bySha = new Map(rows.map((row) => [row.id, row.sha256]))
  for (const [id, hashes] of sent) expect(hashes).toContain(bySha.get(id))
  for (const id of pictures) expect(bySha.has(id)).toBe(true)
  for (const variant of await namedVariants()) {
    if (seen.has(variant.key)) continue
    seen.add(variant.key)
    const bytes = await read(variant.key)
    expect(bytes.length, variant.key).toBe(variant.bytes)
    if (variant.sha256) expect(hashOf(bytes)).toBe(variant.sha256)
    else
      expect((await sharp(bytes).raw().toBuffer({ resolveWithObject: true })).info.width).toBe(variant.width)
  }
}

/** What the rows of today and of former files name; `sha256` of files, which are kept byte for byte. */
async function namedVariants() {
  type Stored = { key: string; bytes: number; width?: number }
  const { db } = site.services.connection
  const rows = await db
    .selectFrom('media')
    .select(['variants', 'sha256', 'width'])
    .unionAll(db.selectFrom('media_former').select(['variants', 'sha256', 'width']))
    .execute()
  return rows.flatMap((row) => {
    const variants: Stored[] = JSON.parse(row.variants)
    return variants.map((variant) => ({ ...variant, sha256: row.width === null ? row.sha256 : undefined }))
  })
}

async function sendUntilGone(url: string): Promise<void> {
  for (let isThere = true; isThere;) {
    const free = [...sent.keys()].filter((id) => !busy.has(id))
    const target = free.length > 2 && randomInt(3) === 0 ? free[randomInt(free.length)] : undefined
    isThere = target ? await replaceOne(url, target) : await sendOne(url)
  }
}

async function sendOne(url: string): Promise<boolean> {
  if (randomInt(6) === 0) {
    const id = await send(url, { bytes: await picture(), name: 'x.png' })
    if (id) pictures.push(id)
    return id !== undefined
  }
  const bytes = file()
  const id = await send(url, { bytes, name: 'x.pdf' })
  if (id) sent.set(id, [hashOf(bytes)])
  return id !== undefined
}

async function replaceOne(url: string, target: string): Promise<boolean> {
  busy.add(target)
  const bytes = file()
  sent.set(target, [...(sent.get(target) ?? []), hashOf(bytes)])
  const id = await send(url, { bytes, name: 'x.pdf', target })
  if (id) sent.set(target, [hashOf(bytes)])
  busy.delete(target)
  return id !== undefined
}

/** The id of what was acknowledged; nothing when the server is gone. */
async function send(
  url: string,
  { bytes, name, target }: { bytes: Buffer; name: string; target?: string },
): Promise<string | undefined> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const headers = { cookie, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const address = target ? `/api/admin/media/${target}/file` : '/api/admin/media'
  const answer = await fetch(`${url}${address}`, {
    method: target ? 'PUT' : 'POST',
    body: form,
    headers,
  }).catch(() => undefined)
  const media = asMedia(await answer?.json().catch(() => undefined))
  if (!media) return undefined
  expect(answer?.status).toBe(target ? 200 : 201)
  acknowledged++
  return media.id
}

/** Checked by the status beside it. */
function asMedia(answer: unknown): MediaItem | undefined {
  return answer as MediaItem | undefined
}

function start(): Promise<TestProcess> {
  return startProcess(site.services.config)
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function storedKeys(): Promise<string[]> {
  return (await Array.fromAsync(site.services.storage.list('media'))).map(({ key }) => key).toSorted()
}

async function read(key: string): Promise<Buffer> {
  const found = await site.services.storage.get(key)
  return Buffer.from(await new Response(found?.body).arrayBuffer())
}

function file(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(randomInt(500_000))])
}

function picture(): Promise<Buffer> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return sharp({ create: { width: randomInt(20, 400), height: 60, channels: 3, background } })
    .png()
    .toBuffer()
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
