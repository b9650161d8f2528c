import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bringImport } from '#features/transfer/server/imports/test-imports.ts'
import { pngOf, zipOf } from '#features/transfer/server/test-zip.ts'
import type { MediaItem } from '#content/media/contract.ts'
import { newId } from '#platform/ids.ts'
import type { Bytes } from '#platform/server/scanning/clamd.ts'
import { eicar, startClamd, type TestClamd } from '#platform/server/scanning/test-clamd.ts'
import type { TestAnswer } from '../test-app.ts'
import { createTestSite, type Member, type TestSite } from '../test-site.ts'

interface Answer {
  code: string
  id: string
}

let clamd: TestClamd
let site: TestSite
let member: Member
beforeAll(async () => {
  clamd = await startClamd(1024 * 1024)
  site = await createTestSite({ CLAMD_ADDRESS: clamd.address })
  member = await site.join('member@example.com')
})
afterAll(async () => {
  await site.close()
  await clamd.stop()
})

const infected = `name,price\n${eicar},1\n`
const csv = (content: string) => new Blob([content], { type: 'text/csv' })
const picture = async (end: string) => new Blob([Uint8Array.from(await pngOf(3)), end], { type: 'image/png' })

function formOf(file: Blob, name: string): FormData {
  const form = new FormData()
  form.set('file', file, name)
  return form
}

const upload = (file: Blob, name: string, by = site) =>
  by.admin.browser.send<MediaItem & Answer>('POST', '/api/admin/media', formOf(file, name))

async function replaceFile(content: string): Promise<TestAnswer<Answer>> {
  const { json } = await upload(csv('name,price\nteff,9\n'), 'prices.csv')
  const form = formOf(csv(content), 'prices.csv')
  return site.admin.browser.send<Answer>('PUT', `/api/admin/media/${json.id}/file`, form)
}

const sendPhoto = async (end: string) =>
  member.browser.send<Answer>('POST', `/api/users/${member.uid}/photo`, formOf(await picture(end), 'me.png'))

const sendTradePicture = async (end: string) => {
  const form = formOf(await picture(end), 'shot.png')
  form.set('description', 'A level that held')
  const address = `/api/journal/trades/${newId()}/pictures/${newId()}`
  return member.browser.send<Answer>('PUT', address, form)
}

const sendSeries = (content: string) =>
  site.admin.browser.send<Answer>(
    'POST',
    '/api/admin/data-sets/none/report',
    formOf(csv(content), 'series.csv'),
  )

const bringTable = (content: string) =>
  bringImport(site.admin.browser, { purpose: 'questions', name: 'questions.csv', content })

/** The malware stands packed in the ZIP, where only a look into it finds it. */
const bringZip = async (content: string) =>
  bringImport(site.admin.browser, {
    purpose: 'foreign',
    name: 'posts.zip',
    content: await zipOf({ 'post.md': '# A post\n\n[prices](prices.csv)', 'prices.csv': content }),
    settings: { kind: 'blog' },
  })

const roads: Record<string, (content: string) => Promise<TestAnswer<{ code?: string }>>> = {
  'a file of the library': (content) => upload(csv(content), 'prices.csv'),
  'a picture of the library': async (content) => upload(await picture(content), 'a.png'),
  'another file in its place': replaceFile,
  'a member’s photo': sendPhoto,
  'a picture of a trade': sendTradePicture,
  'the table of a series': sendSeries,
  'a table of questions': bringTable,
  'an export of another site': bringZip,
}

describe('whatever the road, malware is refused and noted, and nothing of it is kept', () => {
  test.each(Object.keys(roads))('%s', async (name) => {
    const send = roads[name]!
    // What may come before it on its road is there then.
    await send('name,price\nbarley,3\n')
    const before = await kept()
    const asked = (await events()).length
    const answer = await send(infected)
    expect([answer.status, answer.json.code]).toEqual([422, 'upload.infected'])
    const added = new Set((await kept()).filter((key) => !before.includes(key)))
    for (const key of added) expect(await bytesAt(key)).not.toContain(eicar)
    // Only the file that is to be replaced was added on the way.
    expect(added.size).toBe(name === 'another file in its place' ? 1 : 0)
    expect((await events()).slice(asked)).toEqual([expect.stringContaining('Eicar-Test-Signature')])
  })
})

test('what is clean is kept, whole and scanned once', async () => {
  const before = clamd.scanned.length
  const content = 'a,b\n'.repeat(200_000)
  const answer = await upload(csv(content), 'long.csv')
  expect(answer.status).toBe(201)
  expect(clamd.scanned.slice(before)).toEqual([content.length])
  const said = await metrics()
  expect(said).toContain('traders_hub_scanner_up 1')
  expect(said).toMatch(/traders_hub_scans_total\{result="clean"\} [1-9]/)
})

test('of many that come at once two are looked at, and the others wait their turn', async () => {
  let looking = 0
  let most = 0
  const scan = vi.spyOn(site.services.scanner!, 'scan').mockImplementation(async () => {
    most = Math.max(most, ++looking)
    await setTimeout(50)
    looking--
    return { is: 'clean' }
  })
  onTestFinished(() => scan.mockRestore())
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, number) => upload(csv(`a,${number}\n`), `${number}.csv`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(most).toBe(2)
})

test('what the scanner cannot look through is not taken for clean', async () => {
  const answer = await upload(csv('x'.repeat(1024 * 1024 + 1)), 'too-long-for-it.csv')
  expect([answer.status, answer.json.code]).toEqual([503, 'scanner.unavailable'])
})

describe('while the scanner is away', () => {
  test('uploads are refused, readers are served, and whoever runs the site can see why', async () => {
    const away = await createTestSite({ CLAMD_ADDRESS: '127.0.0.1:9' })
    try {
      const answer = await upload(csv('a,b\n'), 'a.csv', away)
      expect([answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'scanner.unavailable',
        '30',
      ])
      expect(await kept(away)).toEqual([])
      const ready = await away.browser().get('/readyz')
      expect([ready.status, ready.text]).toEqual([200, 'ready, but the scanner of uploads is away'])
      const said = await metrics(away)
      expect(said).toContain('traders_hub_scanner_up 0')
      expect(said).toContain('traders_hub_scans_total{result="unknown"} 1')
    } finally {
      await away.close()
    }
  })

  test('an import at which nobody looks is not opened', async () => {
    const given: Bytes[] = []
    const scan = vi.spyOn(site.services.scanner!, 'scan').mockImplementation(async (bytes) => {
      given.push(bytes)
      return { is: 'unknown' }
    })
    onTestFinished(() => scan.mockRestore())
    expect((await bringTable('a,b\n')).status).toBe(503)
    // The file is gone by now, so that only who opened it before still reads it.
    await expect(Array.fromAsync(given[0] ?? [])).rejects.toThrow('ENOENT')
  })

  test('they pass where the settings say so', async () => {
    const away = await createTestSite({ CLAMD_ADDRESS: '127.0.0.1:9', CLAMD_WHEN_AWAY: 'pass' })
    try {
      expect((await upload(csv('a,b\n'), 'a.csv', away)).status).toBe(201)
    } finally {
      await away.close()
    }
  })
})

async function kept(of = site): Promise<string[]> {
  const keys: string[] = []
  for (const folder of ['media', 'imports', 'journal'])
    for await (const { key } of of.services.storage.list(folder)) keys.push(key)
  return keys.toSorted()
}

async function bytesAt(key: string): Promise<string> {
  const stored = await site.services.storage.get(key)
  return new Response(stored?.body).text()
}

async function events(): Promise<string[]> {
  const { db } = site.services.connection
  const rows = await db
    .selectFrom('audit_log')
    .select('details')
    .where('event', '=', 'upload.infected')
    .orderBy('at')
    .execute()
  return rows.map(({ details }) => details)
}

async function metrics(of = site): Promise<string> {
  return of.services.metrics.registry.metrics()
}
