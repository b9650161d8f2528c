import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'

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
    const text = values.map(lineOf).join('')
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

/**
 * Values of a file of lines, some at a time: as many as `mostBytes` hold. A line ends at `\n` and nowhere else: U+2028 and U+2029,
 * which `readline` takes for ends of lines, may stand in a value.
 * @throws one sentence that names the file and the first line which is no JSON value
 */
export async function* readLines(file: string, mostBytes = 4 * 1024 * 1024): AsyncGenerator<unknown[]> {
  let some: unknown[] = []
  let size = 0
  let number = 0
  for await (const lines of linesOf(file))
    for (const line of lines) {
      some.push(valueOf(line, file, ++number))
      size += line.length
      if (size < mostBytes) continue
      yield some
      some = []
      size = 0
    }
  if (some.length > 0) yield some
}

/** Lines of a file, as many at a time as end in what was read of it at once. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  const chunks: AsyncIterable<string> = createReadStream(file, 'utf8')
  let begun = ''
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n')
    const lines = [begun + first, ...others]
    begun = lines.pop() ?? ''
    yield lines
  }
  if (begun !== '') yield [begun]
}

function valueOf(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new Error(`${file} cannot be read: line ${number} is no JSON value`, { cause })
  }
}

/** One JSON value as a line that is one to every program, also to those for which U+2028 and U+2029 end lines. */
function lineOf(value: unknown): string {
  const json = JSON.stringify(value)
  return `${json.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}\n`
}
