import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import type { TestAnswer, TestApp } from '#app/server/test-app.ts'
import type { ImportMode, ImportReport, ImportResult, PendingImport } from '../../contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { checksumOf } from './import/open-archive.ts'
import { stableJson } from './stable-json.ts'

/** A site with an administrator who carries content in and out. */
export interface Carrier {
  author: Author
  /** The bytes of an archive. */
  takeOut(query?: string): Promise<Buffer>
  bring(zip: Uint8Array): Promise<PendingImport>
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
      const answer = await send(site, author, {
        method: 'POST',
        address: '/api/admin/content-imports',
        body: zip,
      })
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
      return asPending(await answer.json())
    },
    async check(zip, as = 'archive') {
      const { id } = await carrier.bring(zip)
      const { json, status, text } = await browser.get<{ report: ImportReport }>(
        `/api/admin/content-imports/${id}?as=${as}`,
      )
      if (status !== 200) throw new Error(`${status} ${text}`)
      await browser.send('DELETE', `/api/admin/content-imports/${id}`)
      return json.report
    },
    async apply(zip, as = 'archive') {
      const { id } = await carrier.bring(zip)
      const answer = await browser.send<ImportResult & { code: string }>(
        'POST',
        `/api/admin/content-imports/${id}/application`,
        { as },
      )
      await browser.send('DELETE', `/api/admin/content-imports/${id}`)
      return answer
    },
  }
  return carrier
}

/** A request as the administrator's browser sends it, with bytes in it or in its answer. */
export async function send(
  site: TestApp,
  { browser }: Pick<Author, 'browser'>,
  { method, address, body }: { method: 'GET' | 'POST' | 'PUT'; address: string; body?: Uint8Array },
): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const request = new Request(`http://localhost:3000${address}`, {
    method,
    headers: body ? { ...headers, 'content-type': 'application/zip' } : headers,
    body: body && new Blob([new Uint8Array(body)]),
  })
  return site.app.fetch(request)
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

/** The answer of 201, as the contract says. */
function asPending(value: unknown): PendingImport {
  return value as PendingImport
}
