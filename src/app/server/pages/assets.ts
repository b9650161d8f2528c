import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

interface Asset {
  type: string
  file: string
  /** Whether it was compressed when it was built. */
  isCompressed: boolean
  cache: string
  headers: Record<string, string>
  /** What was read of it, by encoding. */
  forms: { plain?: Buffer; br?: Buffer; gzip?: Buffer }
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
}

export type AssetHandler = (request: IncomingMessage, response: ServerResponse) => boolean

export interface Assets {
  /** Answers for the built files before anything else runs; false when the request is for none of them. */
  answer: AssetHandler
  /** Reads them into memory little by little, so that a build that takes their place does not take them from open pages. */
  hold(): Promise<void>
}

const filesAtOnce = 10

/** Headers by name: of the parts that pages are made of, and of whatever else may be opened by itself. */
interface AssetHeaders {
  parts: Record<string, string>
  others: Record<string, string>
}

/** The built files of a folder, compressed when they were built. Each is read when it is first asked for, or held. */
export async function createAssets(folder: string, headers: AssetHeaders): Promise<Assets> {
  const assets = await findAssets(folder, headers)
  const answer: AssetHandler = (request, response) => {
    const asset = assets.get(request.url?.split('?', 1)[0] ?? '')
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const [bytes, encoding] = formOf(asset, String(request.headers['accept-encoding'] ?? ''))
    response.writeHead(200, {
      ...asset.headers,
      'Content-Type': asset.type,
      'Content-Length': bytes.byteLength,
      'Cache-Control': asset.cache,
      ...(asset.isCompressed ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
  return {
    answer,
    async hold() {
      for (const [at, asset] of [...assets.values()].entries()) {
        // The smallest form; whoever takes no other gets the file itself, which is made of it when there is none any more.
        if (asset.isCompressed) brotliOf(asset)
        else plainOf(asset)
        if (at % filesAtOnce === 0) await setTimeout(1, undefined, { ref: false })
      }
    },
  }
}

async function findAssets(folder: string, { parts, others }: AssetHeaders): Promise<Map<string, Asset>> {
  const files = new Set(await readdir(folder, { recursive: true }))
  const assets = new Map<string, Asset>()
  for (const file of files) {
    const type = types[path.extname(file)]
    if (!type || file.startsWith('.vite')) continue
    const name = `/${file.split(path.sep).join('/')}`
    const isCompressed = files.has(`${file}.br`) && files.has(`${file}.gz`)
    assets.set(name, {
      type,
      file: path.join(folder, file),
      isCompressed,
      cache: cacheOf(name),
      headers: isPart(name) ? parts : others,
      forms: {},
    })
  }
  return assets
}

/** The bytes in the best form that is accepted and there. */
function formOf(asset: Asset, accepted: string): [bytes: Buffer, encoding?: string] {
  if (asset.isCompressed && /\bbr\b/.test(accepted)) return [brotliOf(asset), 'br']
  const gzip = asset.isCompressed && /\bgzip\b/.test(accepted) ? gzipOf(asset) : undefined
  return gzip ? [gzip, 'gzip'] : [plainOf(asset)]
}

function brotliOf({ forms, file }: Asset): Buffer {
  forms.br ??= readFileSync(`${file}.br`)
  return forms.br
}

function gzipOf({ forms, file }: Asset): Buffer | undefined {
  forms.gzip ??= readIfThere(`${file}.gz`)
  return forms.gzip
}

function plainOf(asset: Asset): Buffer {
  const { forms, file } = asset
  forms.plain ??= readIfThere(file) ?? brotliDecompressSync(brotliOf(asset))
  return forms.plain
}

/** A worker outlives pages and has to learn at once that there is another one, as have pages that stay open. */
function cacheOf(name: string): string {
  if (name === '/worker.js' || name === '/build.txt') return 'no-cache'
  return name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** A picture may be opened by itself, and a worker at the top goes by its own policy. */
function isPart(name: string): boolean {
  return /^\/assets\/.*\.(?:js|css|woff2)$/.test(name)
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
