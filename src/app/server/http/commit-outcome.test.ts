import { SqliteDriver } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MediaItem } from '#content/media/contract.ts'
import { cutLineTo, type CutLine } from '#platform/database/testing/test-cut-line.ts'
import { signInAs, type TestAccount } from '../test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'

let site: TestApp
/** The same site over a line that loses answers. */
let cut: TestApp
let line: CutLine
let admin: TestAccount

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'an upload whose commit the disk reported as failed, and which is there, has its bytes',
  async () => {
    const one = await createTestApp()
    try {
      const { browser } = await signInAs(one, { role: 'admin' })
      const real = SqliteDriver.prototype.commitTransaction
      const failing = vi.spyOn(SqliteDriver.prototype, 'commitTransaction')
      failing.mockImplementation(async function (this: SqliteDriver, connection) {
        await real.call(this, connection)
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 1034 })
      })
      const answer = await browser.send('POST', '/api/admin/media', pdf('one'))
      failing.mockRestore()
      expect([answer.status, answer.json.code]).toEqual([503, 'database.unavailable'])
      const rows = await one.services.connection.db.selectFrom('media').select('variants').execute()
      expect(rows).toHaveLength(1)
      for (const { key, bytes } of JSON.parse(rows[0]?.variants ?? '')) {
        const found = await one.services.storage.get(key)
        expect(found?.bytes).toBe(bytes)
        await found?.body.cancel()
      }
    } finally {
      await one.close()
    }
  },
)

describe.runIf(process.env.TEST_ENGINE === 'postgres')('when the answer to COMMIT is lost', () => {
  beforeAll(async () => {
    site = await createTestApp()
    const { databaseUrl, dataDir } = site.services.config
    line = await cutLineTo(databaseUrl ?? '')
    cut = await createTestApp({ DATABASE_URL: line.url, DATA_DIR: dataDir })
    admin = await signInAs(site, { role: 'admin' })
  })

  afterAll(async () => {
    await cut.close()
    line.close()
    await site.close()
  })

  test('an upload that is there has its bytes', async () => {
    const answer = await whileCut((browser) => browser.send('POST', '/api/admin/media', pdf('one')))
    expect([answer.status, answer.json.code]).toEqual([503, 'database.unavailable'])
    const rows = await site.services.connection.db.selectFrom('media').select('variants').execute()
    expect(rows).toHaveLength(1)
    for (const { key, bytes } of JSON.parse(rows[0]?.variants ?? '')) {
      const found = await site.services.storage.get(key)
      expect(found?.bytes).toBe(bytes)
      await found?.body.cancel()
    }
  })

  test('so has one whose file was replaced', async () => {
    const { id } = (await admin.browser.send<{ id: string }>('POST', '/api/admin/media', pdf('old'))).json
    const address = `/api/admin/media/${id}/file`
    const answer = await whileCut((browser) => browser.send('PUT', address, pdf('new')))
    expect(answer.status).toBe(503)
    const { json } = await admin.browser.get<MediaItem>(`/api/admin/media/${id}`)
    expect((await admin.browser.get(json.file?.url ?? '')).text).toContain('new')
  })

  test('the same request with its key is answered as what was done', async () => {
    const wanted = { kind: 'blog', language: 'en', title: 'Sesame' }
    const key = { 'idempotency-key': 'the-same-request' }
    const create = (browser: TestBrowser) => browser.send('POST', '/api/admin/items', wanted, key)
    expect((await whileCut(create)).status).toBe(503)
    expect((await create(admin.browser)).status).toBe(201)
    const items = await site.services.connection.db.selectFrom('items').select('id').execute()
    expect(items).toHaveLength(1)
  })
})

/** What this browser's cookies get over the line that is cut. */
async function whileCut<T>(send: (browser: TestBrowser) => Promise<T>): Promise<T> {
  const browser = cut.browser()
  for (const [name, value] of admin.browser.cookies) browser.cookies.set(name, value)
  line.cutAtCommit(true)
  try {
    return await send(browser)
  } finally {
    line.cutAtCommit(false)
  }
}

function pdf(words: string): FormData {
  const form = new FormData()
  form.set('file', new File([`%PDF-1.7\n${words}`], 'x.pdf'))
  return form
}
