import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import type { TestAnswer, TestApp } from '#app/server/test-app.ts'
import type { ImportMode, ImportReport, ImportResult } from '../../contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { lookAt, sendImport, type LookedAt } from '../imports/test-imports.ts'
import { checksumOf } from './import/open-archive.ts'
import { stableJson } from './stable-json.ts'

/** A site with an administrator who carries content in and out. */
export interface Carrier {
  author: Author
  /** The bytes of an archive. */
  takeOut(query?: string): Promise<Buffer>
  bring(zip: Uint8Array): Promise<{ id: string }>
  check(zip: Uint8Array, as?: ImportMode): Promise<ImportReport>
  apply(zip: Uint8Array, as?: ImportMode): Promise<TestAnswer<ImportResult & { code: string }>>
}

export async function startCarrying(site: TestApp): Promise<Carrier> {
  const author = await startAuthoring(site)
  const { browser } = author
  const carrier: Carrier = {
    author,
    async takeOut(query = '') {
      const answer = await send(site, author, {
        method: 'GET',
        address: `/api/admin/content-archive${query}`,
      })
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    async bring(zip) {
      const sent = await sendImport(browser, { purpose: 'archive', name: 'content.zip', content: zip })
      if (sent.status !== 201) throw new Error(`${sent.status} ${sent.text}`)
      return sent.json
    },
    async check(zip, as = 'archive') {
      const { id } = await carrier.bring(zip)
      const { json, status, text } = await lookAt(browser, id, { purpose: 'archive', as })
      if (status !== 200) throw new Error(`${status} ${text}`)
      await browser.send('DELETE', `/api/admin/imports/${id}`)
      return json.report
    },
    async apply(zip, as = 'archive') {
      const { id } = await carrier.bring(zip)
      await lookAt(browser, id, { purpose: 'archive', as })
      const answer = await browser.send<LookedAt<'archive'> & { code: string }>(
        'POST',
        `/api/admin/imports/${id}/application`,
      )
      await browser.send('DELETE', `/api/admin/imports/${id}`)
      return { ...answer, json: { ...answer.json, ...asResult(answer.json.result) } }
    },
  }
  return carrier
}

/** A request as the administrator's browser sends it, with bytes or JSON in it or in its answer. */
export async function send(
  site: TestApp,
  { browser }: Pick<Author, 'browser'>,
  { method, address, body }: { method: 'GET' | 'POST' | 'PUT'; address: string; body?: Uint8Array | object },
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const request = new Request(`http://localhost:3000${address}`, {
    method,
    headers: body
      ? { ...headers, 'content-type': body instanceof Uint8Array ? 'application/zip' : 'application/json' }
      : headers,
    body: body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : body && JSON.stringify(body),
  })
  return site.app.fetch(request)
}

/** The days in the bin are each site's own, and the only bytes that differ. */
export async function binAsIn(from: TestApp, to: TestApp) {
  const binned = (site: TestApp) =>
    site.services.connection.db.selectFrom('items').select(['id', 'deletedAt'])
  for (const { id, deletedAt } of await binned(from).where('deletedAt', 'is not', null).execute())
    await to.services.connection.db.updateTable('items').set({ deletedAt }).where('id', '=', id).execute()
}

/** The entries of an archive, to be changed and packed again. */
export async function unpack(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true })
  const entries = new Map<string, Buffer>()
  for await (const entry of opened.eachEntry())
    entries.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return entries
}

/** Packs entries, with a manifest that fits unless it shall not. */
export async function pack(
  entries: ReadonlyMap<string, Buffer>,
  { keepManifest = false } = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  const manifest: { entries: unknown[] } = JSON.parse(String(entries.get('manifest.json')))
  const content = [...entries].filter(([path]) => path !== 'manifest.json')
  if (!keepManifest)
    manifest.entries = content.map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: checksumOf(bytes),
    }))
  for (const [path, bytes] of content) zip.addBuffer(bytes, path)
  zip.addBuffer(Buffer.from(stableJson(manifest)), 'manifest.json')
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}

/** Changes one JSON entry of an archive and packs it again. */
export async function withChange(
  zip: Uint8Array,
  path: string,
  change: (value: Record<string, unknown>) => unknown,
): Promise<Buffer> {
  const entries = await unpack(zip)
  const value: Record<string, unknown> = JSON.parse(String(entries.get(path)))
  entries.set(path, Buffer.from(stableJson(change(value) ?? value)))
  return pack(entries)
}

/** An import that was applied has a result; one that was refused has none of its members. */
function asResult(value: ImportResult | null | undefined): ImportResult {
  return value as ImportResult
}
