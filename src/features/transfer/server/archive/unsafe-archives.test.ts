import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startCarrying, type Carrier } from './test-archive.ts'

let site: TestApp
let carrier: Carrier

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  carrier = await startCarrying(site)
})
afterAll(() => site.close())

async function packed(add: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile()
  add(zip)
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}

/** The same bytes with one name in the place of another that is as long. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

const words = Buffer.from('{}')
const directoryMark = Buffer.from([0x50, 0x4b, 0x01, 0x02])

const unsafe: [string, () => Promise<Buffer>, string][] = [
  [
    'leaves its folder',
    async () => renamed(await packed((zip) => zip.addBuffer(words, 'aa/evil.txt')), 'aa/evil', '../evil'),
    'entry.unsafe',
  ],
  [
    'names a place on the disk',
    async () => renamed(await packed((zip) => zip.addBuffer(words, 'aetc/evil.txt')), 'aetc/', '/etc/'),
    'entry.unsafe',
  ],
  [
    'names a drive',
    async () => renamed(await packed((zip) => zip.addBuffer(words, 'aa/evil.txt')), 'aa/evil', 'c:/evil'),
    'entry.unsafe',
  ],
  [
    'has backslashes',
    async () => renamed(await packed((zip) => zip.addBuffer(words, 'aaaevil.txt')), 'aaaevil', 'aa\\evil'),
    'entry.unsafe',
  ],
  [
    'has a link',
    () => packed((zip) => zip.addBuffer(Buffer.from('/etc/passwd'), 'items/link', { mode: 0o120777 })),
    'entry.unsafe',
  ],
  ['has a folder entry', () => packed((zip) => zip.addEmptyDirectory('items')), 'entry.unsafe'],
  [
    'has a name twice',
    () => packed((zip) => [1, 2].forEach(() => zip.addBuffer(words, 'items/a.json'))),
    'entry.twice',
  ],
  [
    'is a bomb',
    () => packed((zip) => zip.addBuffer(Buffer.alloc(6_000_000), 'items/a.json')),
    'entry.too_large',
  ],
  [
    'holds a text that is too large',
    () => packed((zip) => zip.addBuffer(Buffer.from(randomBytes(4_500_000).toString('hex')), 'items/a.json')),
    'entry.too_large',
  ],
  [
    'lies about its size',
    async () => lying(await packed((zip) => zip.addBuffer(Buffer.alloc(2_000_000), 'manifest.json'))),
    'entry.unreadable',
  ],
  [
    'is locked',
    async () => locked(await packed((zip) => zip.addBuffer(words, 'items/a.json'))),
    'archive.encrypted',
  ],
  [
    'is cut off',
    async () => (await packed((zip) => zip.addBuffer(words, 'items/a.json'))).subarray(0, -30),
    'archive.unreadable',
  ],
  ['is no archive', async () => Buffer.from('<html>'), 'archive.unreadable'],
  ['is empty', async () => Buffer.alloc(0), 'archive.unreadable'],
  ['comes from elsewhere', () => packed((zip) => zip.addBuffer(words, 'index.html')), 'manifest.missing'],
  [
    'has a manifest that is none',
    () => packed((zip) => zip.addBuffer(Buffer.from('nonsense'), 'manifest.json')),
    'entry.not_json',
  ],
]

/** The directory promises few bytes, many come. */
function lying(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  copy.writeUInt32LE(100, copy.indexOf(directoryMark) + 24)
  return copy
}

function locked(zip: Buffer): Buffer {
  const copy = Buffer.from(zip)
  copy[copy.indexOf(directoryMark) + 8] = 1
  return copy
}

test.each(unsafe)('an archive that %s is refused', async (_name, make, code) => {
  const zip = await make()
  const report = await carrier.check(zip)
  expect(report.problems.map((problem) => problem.code)).toEqual([code])
  expect((await carrier.apply(zip)).status).toBe(422)
  const { dataDir } = site.services.config
  expect(
    readdirSync(dataDir)
      .filter((name) => !/sqlite/.test(name))
      .sort(),
  ).toEqual(['auth-secret', 'has-database', 'uploads'])
  expect(readdirSync(`${dataDir}/uploads`)).toEqual(['.temporary'])
  expect(readdirSync(`${dataDir}/uploads/.temporary`)).toEqual([])
})
