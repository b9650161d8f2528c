import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssets, type Assets } from './assets.ts'

const script = 'console.log("ሰላም")'
let folder: string
let server: Server
let assets: Assets

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-assets-'))
  for (const inner of ['client/assets', 'client/.vite'])
    mkdirSync(path.join(folder, inner), { recursive: true })
  const write = (file: string, bytes: string | Buffer) =>
    writeFileSync(path.join(folder, 'client', file), bytes)
  for (const name of ['assets/entry-abc.js', 'assets/late-abc.js']) {
    write(name, script)
    write(`${name}.br`, brotliCompressSync(script))
    write(`${name}.gz`, gzipSync(script))
  }
  write('mark.svg', '<svg/>')
  write('index.html', '<!--page-->')
  write('.vite/manifest.json', '{}')
  writeFileSync(path.join(folder, 'secret.txt'), 'secret')
  assets = await createAssets(path.join(folder, 'client'), {
    parts: { 'X-Content-Type-Options': 'nosniff' },
    others: { 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' },
  })
  server = createServer((request, response) => {
    if (!assets.answer(request, response)) response.writeHead(404).end('not an asset')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is written: `fetch` would tidy it up. */
function ask(
  address: string,
  { method = 'GET', encoding = '' } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = send(
      { host: '127.0.0.1', port, path: address, method, headers: { 'accept-encoding': encoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject).end()
  })
}

test('a built file is sent in the best form that the browser takes, and kept for ever', async () => {
  const br = await ask('/assets/entry-abc.js?x=1', { encoding: 'gzip, deflate, br' })
  expect([br.status, br.headers['content-encoding'], br.headers['content-type'], br.headers.vary]).toEqual([
    200,
    'br',
    'text/javascript; charset=utf-8',
    'Accept-Encoding',
  ])
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotliDecompressSync(br.bytes).toString()).toBe(script)
  expect((await ask('/assets/entry-abc.js', { encoding: 'gzip' })).headers['content-encoding']).toBe('gzip')
  const plain = await ask('/assets/entry-abc.js')
  expect([plain.headers['content-encoding'], plain.bytes.toString(), plain.headers.vary]).toEqual([
    undefined,
    script,
    'Accept-Encoding',
  ])
})

test('a file whose name stays the same is kept for an hour, with the headers of every answer', async () => {
  const { headers, bytes } = await ask('/mark.svg', { encoding: 'br' })
  expect([
    headers['cache-control'],
    headers['content-type'],
    headers['x-content-type-options'],
    headers['x-frame-options'],
    bytes.toString(),
  ]).toEqual(['public, max-age=3600', 'image/svg+xml', 'nosniff', 'DENY', '<svg/>'])
})

test('what pages are made of carries no header that is about pages', async () => {
  const { headers } = await ask('/assets/entry-abc.js')
  expect([headers['x-content-type-options'], headers['x-frame-options']]).toEqual(['nosniff', undefined])
})

test('HEAD tells the size and sends nothing', async () => {
  const { headers, bytes } = await ask('/assets/entry-abc.js', { method: 'HEAD' })
  expect([Number(headers['content-length']), bytes.length]).toEqual([Buffer.byteLength(script), 0])
})

test.each([
  '/',
  '/index.html',
  '/.vite/manifest.json',
  '/assets/entry-abc.js.br',
  '/assets/',
  '/assets',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets\\entry-abc.js',
  '//mark.svg',
  '/mark.svg/',
  '/__proto__',
  '/constructor',
])('%s is no built file', async (address) => {
  expect((await ask(address)).status).toBe(404)
})

test('only reading is answered', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await ask('/mark.svg', { method })).status).toBe(404)
})

test('what is held is answered for when the files are gone, to browsers that take no compressed one as well', async () => {
  await assets.hold()
  rmSync(path.join(folder, 'client'), { recursive: true })
  expect(brotliDecompressSync((await ask('/assets/entry-abc.js', { encoding: 'br' })).bytes).toString()).toBe(
    script,
  )
  for (const encoding of ['', 'gzip']) {
    const { headers, bytes } = await ask('/assets/late-abc.js', { encoding })
    expect([headers['content-encoding'], bytes.toString()]).toEqual([undefined, script])
  }
  expect((await ask('/mark.svg')).bytes.toString()).toBe('<svg/>')
})
