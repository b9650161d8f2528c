import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'

interface Asset {
  type: string
  plain: Buffer
  br?: Buffer
  gz?: Buffer
  cache: string
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export type AssetHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/** Holds the built files in memory, compressed when they were built, and answers for them before anything else runs. */
export async function createAssets(folder: string, headers: Record<string, string>): Promise<AssetHandler> {
  const assets = new Map<string, Asset>()
  for (const file of await readdir(folder, { recursive: true })) {
    const type = types[path.extname(file)]
    if (!type || file.startsWith('.vite')) continue
    const name = `/${file.split(path.sep).join('/')}`
    assets.set(name, {
      type,
      plain: await readFile(path.join(folder, file)),
      br: await readIfThere(path.join(folder, `${file}.br`)),
      gz: await readIfThere(path.join(folder, `${file}.gz`)),
      cache: cacheOf(name),
    })
  }
  return (request, response) => {
    const asset = assets.get(request.url?.split('?', 1)[0] ?? '')
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [bytes, encoding] =
      asset.br && /\bbr\b/.test(accepted)
        ? [asset.br, 'br']
        : asset.gz && /\bgzip\b/.test(accepted)
          ? [asset.gz, 'gzip']
          : [asset.plain, undefined]
    response.writeHead(200, {
      ...headers,
      'Content-Type': asset.type,
      'Content-Length': bytes.byteLength,
      'Cache-Control': asset.cache,
      ...(asset.br ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}

/** A worker outlives pages and has to learn at once that there is another one, as have pages that stay open. */
function cacheOf(name: string): string {
  if (name === '/worker.js' || name === '/build.txt') return 'no-cache'
  return name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
