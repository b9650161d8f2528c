import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { createInterface } from 'node:readline'

/** The bytes of a file and their SHA-256. */
export async function sumFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Makes names durable: what was put into a folder, or renamed there. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** So many bytes are brought to the disk at once: the site that is being backed up writes to the same disk, and waits for it meanwhile. */
const syncedBytes = 8 * 1024 * 1024

/** A new file of one JSON value a line, on the disk once `end` is over. */
export class LineFile {
  readonly #handle: FileHandle
  readonly #hash = createHash('sha256')
  #unsynced = 0
  private constructor(handle: FileHandle) {
    this.#handle = handle
  }
  static async create(file: string): Promise<LineFile> {
    return new LineFile(await open(file, 'wx', 0o600))
  }
  async add(values: readonly unknown[]): Promise<void> {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('')
    this.#hash.update(text)
    await this.#handle.appendFile(text)
    this.#unsynced += Buffer.byteLength(text)
    if (this.#unsynced < syncedBytes) return
    await this.#handle.datasync()
    this.#unsynced = 0
  }
  /** @returns the SHA-256 of all that was added */
  async end(): Promise<string> {
    await this.#handle.sync()
    await this.#handle.close()
    return this.#hash.digest('hex')
  }
}

/** Values of a file of lines, some at a time: as many as `mostBytes` hold. */
export async function* readLines(file: string, mostBytes = 4 * 1024 * 1024): AsyncGenerator<unknown[]> {
  let some: unknown[] = []
  let size = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    some.push(JSON.parse(line))
    size += line.length
    if (size < mostBytes) continue
    yield some
    some = []
    size = 0
  }
  if (some.length > 0) yield some
}
