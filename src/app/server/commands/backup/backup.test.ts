import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { MediaItem } from '#content/media/contract.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { sweepMedia } from '#desk/media/server/sweep.ts'
import { emptyTrade } from '#features/journal/joining/test-trades.ts'
import { readSigningKey } from '#features/certificates/server/badge/signing-keys.ts'
import { sweepPictures } from '#features/journal/server/pictures/sweep.ts'
import { systemContext } from '#platform/server/context.ts'
import { newId } from '#platform/ids.ts'
import { createTestDatabase } from '#platform/database/testing/test-database.ts'
import { createTestSite, type Member, type TestSite } from '../../test-site.ts'
import type { TestApp, TestBrowser } from '../../test-app.ts'
import { checkBackup } from './check-backup.ts'
import { readManifest } from './manifest.ts'
import { tellSealed } from './sealed.ts'
import { openAt, runAt } from './test-commands.ts'
import { writeBackup } from './write-backup.ts'

let site: TestSite
let member: Member
let fileAddress: string
/** Of a picture in the member's journal. */
const pictureAddress = `/api/journal/trades/${newId()}/pictures/${newId()}`
let picture: Buffer
const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-backup-'))
const backup = path.join(folder, 'backup')
/** Messages that the site had acknowledged when the backup began. */
const acknowledged: string[] = []
/** Signs that end a line to some programs: a text that is pasted from a document may hold them. */
const severalLines = 'One line\u2028another\u2029and ሌላ\nlast line'
let said: string

beforeAll(async () => {
  site = await createTestSite()
  member = await site.join('member@example.com')
  const post = await site.publish({ kind: 'blog', title: 'Coffee at dawn' })
  await site.translate(post, 'am', 'ቡና በማለዳ')
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.4\nthe price list\n%%EOF\n'], { type: 'application/pdf' }), 'prices.pdf')
  const { json } = await site.admin.browser.send<MediaItem>('POST', '/api/admin/media', form)
  fileAddress = json.file?.url ?? ''
  await keepPicture()
  await sealSomething()
  await scheduleText()
  const answer = await site.browser().send('POST', '/api/contact', messageOf(severalLines))
  expect(answer.status, answer.text).toBe(201)
  acknowledged.push(severalLines)
  ;({ said } = await backUpWhileWriting())
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The authenticator app of a member, the secret of a webhook, and a key of badges. */
async function sealSomething(): Promise<void> {
  expect((await member.browser.send('POST', `/api/users/${member.uid}/second-factor`)).status).toBe(200)
  const hook = { name: 'A ledger', url: 'https://ledger.example/hub', events: ['text.published'] }
  expect((await site.admin.browser.send('POST', '/api/admin/webhooks', hook)).status).toBe(201)
  await readSigningKey(systemContext(site.services, 'test'))
}

/** A text that readers will see, of which the address of before is still to be told. */
async function scheduleText(): Promise<void> {
  const author = await startAuthoring(site)
  const { id } = await author.start('blog', 'A text of next year')
  await author.save(id, 'en', { title: 'A text of next year', body: 'To come.' })
  const publishAt = Date.now() + 300 * 86_400_000
  expect((await author.publish(id, 'en', { publishAt })).status).toBe(200)
}

/** A trade of the member's with a picture. */
async function keepPicture(): Promise<void> {
  const trade = { base: 0, writer: 'phone-page', changed: [], fields: emptyTrade }
  await member.browser.send('PUT', pictureAddress.replace(/\/pictures.*/, ''), trade)
  const canvas = { width: 320, height: 200, channels: 3, background: 'teal' } as const
  const png = new Uint8Array(await sharp({ create: canvas }).png().toBuffer())
  const form = new FormData()
  form.set('file', new Blob([png], { type: 'image/png' }), 'shot.png')
  form.set('description', 'የሰሊጥ ገበታ')
  expect((await member.browser.send('PUT', pictureAddress, form)).status).toBe(200)
  picture = await pictureAt(site)
  expect((await sharp(picture).metadata()).format).toBe('webp')
}

/** The picture as its member gets it. */
async function pictureAt(there: TestApp): Promise<Buffer> {
  const cookie = [...member.browser.cookies].map((pair) => pair.join('=')).join('; ')
  const request = new Request(`http://localhost:3000${pictureAddress}`, { headers: { cookie } })
  const answer = await there.app.fetch(request)
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** A backup by the shell, while guests write to the hub without a pause. */
async function backUpWhileWriting() {
  const end = new AbortController()
  const sent: string[] = []
  const write = async (guest: number) => {
    for (let number = 0; !end.signal.aborted; number++) {
      const message = `Message ${guest}-${number}`
      const answer = await site.browser().send('POST', '/api/contact', messageOf(message))
      expect(answer.status, answer.text).toBe(201)
      sent.push(message)
      // The app answers within this process: without a pause nothing else would come to its turn.
      await setTimeout(5)
    }
  }
  const writers = [1, 2, 3].map((guest) => write(guest))
  while (sent.length < 10) await Promise.race([...writers, setTimeout(10)])
  acknowledged.push(...sent)
  const ran = await runAt(site.services.config, 'backup', backup)
  const during = sent.length - acknowledged.length
  end.abort()
  await Promise.all(writers)
  expect(ran.code, ran.said).toBe(0)
  expect(during).toBeGreaterThan(0)
  return ran
}

const messageOf = (message: string) => ({
  name: 'Almaz',
  email: 'almaz@example.com',
  topic: 'other',
  message,
  consent: true,
  language: 'en',
})

/** An empty place: a folder, and on PostgreSQL an empty database. */
async function newPlace() {
  const dataDir = mkdtempSync(path.join(folder, 'place-'))
  const database = await createTestDatabase(dataDir, 'template1')
  onTestFinished(async () => void (await database.drop()))
  return { dataDir, databaseUrl: database.url }
}

async function opened(place: { dataDir: string; databaseUrl: string | undefined }): Promise<TestApp> {
  const there = await openAt(place, site)
  onTestFinished(() => there.close())
  return there
}

function withCookiesOf(browser: TestBrowser, there: TestApp): TestBrowser {
  const other = there.browser()
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

/** Everything a restored site must have. */
async function expectTheSite(there: TestApp): Promise<void> {
  const { db } = there.services.connection
  const messages = await db.selectFrom('contact_messages').select('message').execute()
  expect(messages.map(({ message }) => message)).toEqual(expect.arrayContaining(acknowledged))
  const blogs = await there.browser().get<{ items: { title: string }[] }>('/api/blogs?lang=am')
  expect(blogs.json.items.map(({ title }) => title)).toEqual(['ቡና በማለዳ'])
  const file = await there.browser().get(fileAddress)
  expect([file.status, file.text]).toEqual([200, expect.stringContaining('the price list')])
  // The secret came along, so who was signed in still is.
  const session = await withCookiesOf(member.browser, there).get('/api/session')
  expect(session.text).toContain(member.uid)
  expect((await pictureAt(there)).equals(picture)).toBe(true)
  // Mails that waited have been sent since by the site that was copied.
  expect(await db.selectFrom('mail_outbox').select('id').where('sentAt', 'is', null).execute()).toEqual([])
  // Of what is still to come nobody has been told.
  const toTell = await db.selectFrom('webhook_deliveries').select('event').execute()
  expect(toTell).toEqual([{ event: 'text.published' }])
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/only added to/)
  // Whatever gives numbers or follows what is written goes on where it was.
  const admin = withCookiesOf(site.admin.browser, there)
  const home = { kind: 'blog', title: 'Written afterwards', language: 'en' }
  expect((await admin.send('POST', '/api/admin/items', home)).status).toBe(201)
  const found = await there.browser().get<{ items: unknown[] }>('/api/search?q=coffee')
  expect(found.json.items).toHaveLength(1)
}

test('a backup is written while people write, says what is in it, and only its owner can read it', async () => {
  expect(said).toMatch(/rows of \d+ tables, 2 files of uploads/)
  expect(statSync(backup).mode & 0o077).toBe(0)
  expect(statSync(path.join(backup, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(existsSync(`${backup}.unfinished`)).toBe(false)
  expect(await runAt(site.services.config, 'backup', '--check', backup)).toMatchObject({
    code: 0,
    said: expect.stringContaining('is whole'),
  })
  const again = await runAt(site.services.config, 'backup', backup)
  expect(again).toMatchObject({ code: 1, said: `${backup} is there already: name a new folder\n` })
})

test('restored elsewhere, it has everything that was acknowledged before it began', async () => {
  const place = await newPlace()
  const ran = await runAt(place, 'restore', backup)
  expect(ran, ran.said).toMatchObject({ code: 0, said: expect.stringContaining('still is') })
  await expectTheSite(await opened(place))
})

test('one in which those signs stand as they are is read as well', async () => {
  const copy = path.join(folder, 'plain-signs')
  cpSync(backup, copy, { recursive: true })
  const table = rewrite(copy, 'contact_messages', (rows) =>
    rows.replaceAll(String.raw`\u2028`, '\u2028').replaceAll(String.raw`\u2029`, '\u2029'),
  )
  expect(table).toContain('One line\u2028another\u2029and')
  await checkBackup(copy)
  const place = await newPlace()
  const ran = await runAt(place, 'restore', copy)
  expect(ran.code, ran.said).toBe(0)
  await expectTheSite(await opened(place))
})

test('one that lacks an upload which a row names says so, also when it is looked at and restored', async () => {
  const place = await newPlace()
  expect((await runAt(place, 'restore', backup)).code).toBe(0)
  const [key = ''] = keysIn(backup, 'media/')
  const uploads = path.join(place.dataDir, 'uploads')
  rmSync(path.join(uploads, key))
  const lacking = path.join(folder, 'lacking')
  const told = `It lacks uploads that the storage did not have, or not whole (1): ${key}`
  const lacks = expect.stringContaining(told)
  expect(await runAt(place, 'backup', lacking)).toEqual({ code: 1, said: lacks })
  expect((await readManifest(lacking)).missing).toEqual([key])
  const looked = await runAt(place, 'backup', '--check', lacking)
  expect(looked).toEqual({ code: 1, said: lacks })
  expect(looked.said).not.toContain('is whole')
  expect(await runAt(place, 'backup', '--check', lacking, '--allow-missing')).toEqual({
    code: 0,
    said: lacks,
  })
  expect(await runAt(place, 'restore', lacking, '--over')).toEqual({ code: 0, said: lacks })
  // A command that looks for the uploads where they are not.
  renameSync(uploads, `${uploads}-elsewhere`)
  const none = await runAt(place, 'backup', path.join(folder, 'without-uploads'))
  expect(none).toEqual({ code: 1, said: expect.stringContaining('did not have, or not whole (2): ') })
  expect((await runAt(place, 'restore', backup, '--over')).said).not.toContain('It lacks')
})

test('what is removed while a backup is made is no loss', async () => {
  const place = await newPlace()
  expect((await runAt(place, 'restore', backup)).code).toBe(0)
  const there = await opened(place)
  const { config, storage, connection } = there.services
  vi.spyOn(storage, 'list').mockImplementation(async function* () {})
  const stored = storage.get.bind(storage)
  vi.spyOn(storage, 'get').mockImplementation(async (key) => {
    if (!key.startsWith('media/')) return stored(key)
    await connection.db
      .deleteFrom('media')
      .where('id', '=', key.split('/')[1] ?? '')
      .execute()
    return undefined
  })
  const database = { url: place.databaseUrl, file: path.join(place.dataDir, 'traders-hub.sqlite') }
  const bucket = { bucket: 'b', endpoint: 'http://b', region: 'r', accessKeyId: 'k', secretAccessKey: 's' }
  const meanwhile = path.join(folder, 'meanwhile')
  await writeBackup({ config: { ...config, storage: bucket }, database, storage }, meanwhile)
  expect(await checkBackup(meanwhile)).toMatchObject({ missing: [], uploads: { files: 1 } })
})

/** Of the uploads in a backup, those whose keys begin so. */
function keysIn(backup: string, beginning: string): string[] {
  const lines = readFileSync(path.join(backup, 'uploads.jsonl'), 'utf8').split('\n').filter(Boolean)
  const keys = lines.map((line): string => JSON.parse(line).key)
  return keys.filter((key) => key.startsWith(beginning))
}

test('one with a row that cannot be read is not whole, though every checksum is right', async () => {
  const copy = path.join(folder, 'cut-row')
  cpSync(backup, copy, { recursive: true })
  rewrite(copy, 'contact_messages', (rows) => rows.replace(/\]\n/, '\n'))
  const file = path.join(copy, 'tables/contact_messages.jsonl')
  expect(await runAt(site.services.config, 'backup', '--check', copy)).toEqual({
    code: 1,
    said: `${file} cannot be read: line 1 is no JSON value\n`,
  })
})

/** Writes a table of a backup anew, with its checksum. */
function rewrite(copy: string, table: string, change: (rows: string) => string): string {
  const file = path.join(copy, 'tables', `${table}.jsonl`)
  const before = readFileSync(file)
  const after = change(before.toString('utf8'))
  writeFileSync(file, after)
  const sum = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
  edit(path.join(copy, 'manifest.json'), sum(before), sum(after))
  return after
}

test('a restore under another secret says what stays closed and what to do, one under the same that nothing does', async () => {
  const place = await newPlace()
  const secretInSettings = 'R7xW2mQ9vKc4ZpL1tYh8NsBd6GfJ3aEu'
  const ran = await runAt({ ...place, secretInSettings }, 'restore', backup)
  expect(ran.code, ran.said).toBe(0)
  for (const words of [
    'everybody has to sign in again',
    'authenticator apps (1): their codes are refused',
    'npm run admin -- factors-off <email>',
    'secrets of webhooks (1): nothing is sent until new ones are made',
    'keys that sign badges (1): a new one is made',
    `With the former one, which is in ${path.join(backup, 'auth-secret')}, as AUTH_SECRET everything goes on`,
  ])
    expect(ran.said).toContain(words)
  const { tables } = await readManifest(backup)
  const withSealed = tables.filter(({ columns }) => columns.some(({ name }) => name.startsWith('sealed')))
  const known = withSealed.map(({ name }) =>
    tellSealed({ tables: tables.filter((one) => one.name === name) }, ''),
  )
  expect(known.filter((lines) => !lines.includes('What the former secret has sealed stays closed:'))).toEqual(
    [],
  )

  const former = readFileSync(path.join(backup, 'auth-secret'), 'utf8')
  const again = await runAt({ ...place, secretInSettings: former }, 'restore', backup, '--over')
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('AUTH_SECRET is that of the backup') })
  expect(again.said).not.toContain('stays closed')
})

test('one engine restores what the other has backed up', async () => {
  const { databaseUrl } = await newPlace()
  if (databaseUrl === undefined) {
    // The other way round is tried where PostgreSQL runs; here the same road is taken twice.
    const place = await newPlace()
    expect((await runAt(place, 'restore', backup)).code).toBe(0)
    const second = path.join(folder, 'second')
    expect((await runAt(place, 'backup', second)).code).toBe(0)
    expect(sumsIn(second, 'users')).toEqual(sumsIn(backup, 'users'))
    return
  }
  const place = { dataDir: mkdtempSync(path.join(folder, 'sqlite-')), databaseUrl: undefined }
  const ran = await runAt(place, 'restore', backup)
  expect(ran.code, ran.said).toBe(0)
  const there = await openAt(place, site)
  await expectTheSite(there)
  // A site that runs may write at any moment.
  const busy = await runAt(place, 'move', databaseUrl)
  expect(busy).toMatchObject({ code: 1, said: expect.stringContaining('stop the site first') })
  await there.close()
  const other = new Client({ connectionString: databaseUrl })
  await other.connect()
  await other.query('create table ledger (amount text)')
  const strange = await runAt(place, 'move', databaseUrl, '--over')
  expect(strange).toMatchObject({ code: 1, said: expect.stringContaining('holds no site (it has ledger)') })
  await other.query('drop table ledger')
  await other.end()
  const moved = await runAt(place, 'move', databaseUrl)
  expect(moved.code, moved.said).toBe(0)
  expect(moved.said).toMatch(/^contact_messages {2}\d+ rows {2}[0-9a-f]{16}$/m)
  expect(existsSync(path.join(place.dataDir, 'traders-hub.sqlite'))).toBe(true)
  const after = await opened({ ...place, databaseUrl })
  const file = await after.browser().get(fileAddress)
  expect(file.status).toBe(200)
  expect((await pictureAt(after)).equals(picture)).toBe(true)
  const blogs = await after.browser().get<{ items: unknown[] }>('/api/blogs?lang=am')
  expect(blogs.json.items).toHaveLength(1)
  const again = await runAt(place, 'move', databaseUrl)
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('a site is there already') })
})

function sumsIn(folder: string, table: string): unknown {
  const { tables }: { tables: { name: string; sum: string }[] } = JSON.parse(
    readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  )
  return tables.find(({ name }) => name === table)
}

test('a site that is there is replaced only when that is said, and never while it runs', async () => {
  const place = await newPlace()
  const there = await openAt(place, site)
  expect((await there.browser().get('/api/blogs')).status).toBe(200)
  const asked = await runAt(place, 'restore', backup)
  expect(asked).toEqual({ code: 1, said: 'a site is there already: --over replaces it\n' })
  const busy = await runAt(place, 'restore', backup, '--over')
  expect(busy).toMatchObject({ code: 1, said: expect.stringContaining('stop the site first') })
  await there.close()
  const done = await runAt(place, 'restore', backup, '--over')
  expect(done.code, done.said).toBe(0)
  await expectTheSite(await opened(place))
})

test('uploads that came after a backup go a day after it was restored, not before', async () => {
  const place = await newPlace()
  await (await openAt(place, site)).close()
  const later = [`media/${newId()}/file.pdf`, `journal/${newId()}.webp`]
  for (const key of later) {
    const file = path.join(place.dataDir, 'uploads', key)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'stored long ago')
    utimesSync(file, new Date(0), new Date(0))
  }
  const done = await runAt(place, 'restore', backup, '--over')
  expect(done.code, done.said).toBe(0)
  const there = await opened(place)
  const sweep = async (days: number) => {
    const ctx = systemContext(there.services, 'test')
    const then = { ...ctx, now: ctx.now + days * 86_400_000 }
    return [...(await sweepMedia(then)), ...(await sweepPictures(then))]
  }
  expect(await sweep(0.99)).toEqual([])
  expect(await sweep(1.01)).toEqual(later)
  await expectTheSite(there)
})

const ofOtherPrograms = [
  ['a table', 'create table ledger (amount text)', 'ledger'],
  [
    'a function',
    "create function ledger_total() returns text language sql as 'select null::text'",
    'ledger_total',
  ],
  [
    'a record of migrations',
    'create table kysely_migration (name text primary key, timestamp text)',
    'ledger',
  ],
] as const

test.runIf(process.env.TEST_ENGINE === 'postgres').each(ofOtherPrograms)(
  'a database of another program, with %s, is left as it is, whatever is said',
  async (_, made, named) => {
    const place = await newPlace()
    const other = new Client({ connectionString: place.databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query(made)
    if (made.includes('kysely')) {
      await other.query("insert into kysely_migration values ('2024-ledger', 'x')")
      await other.query('create table ledger (amount text)')
    }
    const said = `the database is not empty and holds no site (it has ${named}): name an empty one\n`
    for (const words of [[], ['--over']])
      expect(await runAt(place, 'restore', backup, ...words)).toEqual({ code: 1, said })
    expect(await runAt(place, 'reset', '--yes')).toEqual({ code: 1, said })
    const { rows } = await other.query(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       union select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    expect(rows.map(({ name }) => String(name))).toContain(named)
    expect(rows.map(({ name }) => String(name))).not.toContain('users')
  },
)

test.runIf(process.env.TEST_ENGINE === 'sqlite')('a file of another program is kept', async () => {
  const place = await newPlace()
  const file = path.join(place.dataDir, 'traders-hub.sqlite')
  const other = new DatabaseSync(file)
  other.exec("create table ledger (amount text); insert into ledger values ('12.50')")
  other.close()
  expect(await runAt(place, 'restore', backup)).toMatchObject({ code: 1 })
  expect(await runAt(place, 'restore', backup, '--over')).toMatchObject({ code: 0 })
  const [former] = readdirSync(place.dataDir).filter((name) => name.includes('.before-'))
  const kept = new DatabaseSync(path.join(place.dataDir, former ?? ''))
  expect(kept.prepare('select amount from ledger').all()).toEqual([{ amount: '12.50' }])
  kept.close()
})

test('what is not as it was written is refused before anything is touched', async () => {
  const place = await newPlace()
  const manifestOf = (copy: string) => path.join(copy, 'manifest.json')
  const damage: [string, (copy: string) => void, string, boolean?][] = [
    ['a row', (copy) => appendFileSync(path.join(copy, 'tables/users.jsonl'), ' '), 'not as it was written'],
    ['an upload', (copy) => rmSync(path.join(copy, 'uploads'), { recursive: true }), 'is missing'],
    ['the secret', (copy) => writeFileSync(path.join(copy, 'auth-secret'), 'x'), 'not as it was written'],
    ['no manifest', (copy) => rmSync(manifestOf(copy)), 'is no backup'],
    [
      'a manifest that cannot be read',
      (copy) => {
        rmSync(manifestOf(copy))
        mkdirSync(manifestOf(copy))
      },
      'cannot be read',
    ],
    ['a newer form', (copy) => edit(manifestOf(copy), '"format": 1', '"format": 2'), 'newer program'],
    [
      'a newer schema',
      (copy) => edit(manifestOf(copy), '"0001-identity"', '"0001-identity", "9999-x"'),
      '9999-x',
      true,
    ],
    [
      'a lost row',
      (copy) => edit(manifestOf(copy), /"rows": [1-9]\d*/, '"rows": 99999'),
      'did not arrive',
      true,
    ],
  ]
  for (const [what, spoil, told, isFoundLate] of damage) {
    const copy = path.join(folder, 'spoilt')
    rmSync(copy, { recursive: true, force: true })
    cpSync(backup, copy, { recursive: true })
    spoil(copy)
    // Cheaper than a process for each; the last two are found where the rows go.
    if (!isFoundLate) await expect(checkBackup(copy), what).rejects.toThrow(told)
    else expect((await runAt(place, 'restore', copy)).said, what).toContain(told)
  }
  expect((await runAt(place, 'restore', backup)).code).toBe(0)
})

function edit(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('other words are answered with how it is called', async () => {
  const place = site.services.config
  for (const [command, ...words] of [
    ['backup', 'a', 'b'],
    ['restore', backup, '--hard'],
    ['move', 'mysql://x'],
  ] as const)
    expect(await runAt(place, command, ...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining(`Usage: npm run ${command} -- `),
    })
})

test('a site on this machine is deleted when that is said, and only when it stands still', async () => {
  const place = await newPlace()
  expect((await runAt(place, 'restore', backup)).code).toBe(0)
  expect((await runAt(place, 'reset')).said).toContain('--yes does it')
  const there = await openAt(place, site)
  expect((await there.browser().get(fileAddress)).status).toBe(200)
  expect((await runAt(place, 'reset', '--yes')).said).toContain('stop the site first')
  await there.close()
  expect(await runAt(place, 'reset', '--yes')).toMatchObject({ code: 0 })
  const anew = await opened(place)
  expect(await anew.services.connection.db.selectFrom('users').select('id').execute()).toEqual([])
})
