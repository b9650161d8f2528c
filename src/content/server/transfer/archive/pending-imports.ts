import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { conflict, notFound, Refusal, tooMany } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { mostArchiveBytes, mostPartBytes, type PendingImport } from '../../../transfer-contract.ts'

const hour = 3_600_000
const mostWaiting = 10

interface WaitingFile {
  id: string
  file: string
  createdAt: number
}

/** Keeps the first part of an archive for an hour. It lies on this node's disk, beside nothing else, and is never unpacked there. */
export async function beginImport(
  ctx: Context,
  body: ReadableStream<Uint8Array> | null,
): Promise<PendingImport> {
  await forgetOldImports(ctx)
  if ((await listWaiting(ctx)).length >= mostWaiting) throw tooMany(60, 'import.too_many_waiting')
  const waiting = { id: newId(), createdAt: ctx.now }
  const file = path.join(folderOf(ctx), `${waiting.createdAt}.${waiting.id}.zip`)
  await writeFile(file, '', { flag: 'wx', mode: 0o600 })
  return addPart({ ...waiting, file }, 0, body)
}

/**
 * Adds the next part. A part that was broken off leaves nothing behind, so that it can be sent again.
 * @throws 409 `import.part_out_of_place` with the bytes that are there
 */
export async function continueImport(
  ctx: Context,
  id: string,
  { from, body }: { from: number; body: ReadableStream<Uint8Array> | null },
): Promise<PendingImport> {
  return addPart(await findWaiting(ctx, id), from, body)
}

export async function readPendingImport(ctx: Context, id: string): Promise<PendingImport> {
  const waiting = await findWaiting(ctx, id)
  return describe(waiting, (await stat(waiting.file)).size)
}

/** Where an archive waits. */
export async function findImportFile(ctx: Context, id: string): Promise<string> {
  return (await findWaiting(ctx, id)).file
}

export async function forgetImport(ctx: Context, id: string): Promise<void> {
  const waiting = (await listWaiting(ctx)).find((one) => one.id === id)
  if (waiting) await rm(waiting.file, { force: true })
}

/** Removes archives that nobody imported within an hour. */
export async function forgetOldImports(ctx: Context): Promise<void> {
  for (const { file, createdAt } of await listWaiting(ctx))
    if (createdAt < ctx.now - hour) await rm(file, { force: true })
}

async function addPart(
  waiting: WaitingFile,
  from: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<PendingImport> {
  const { size } = await stat(waiting.file)
  if (size !== from) throw conflict('import.part_out_of_place', { bytes: size })
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > mostPartBytes) throw tooLarge(mostPartBytes)
      if (from + bytes > mostArchiveBytes) throw tooLarge(mostArchiveBytes)
      yield chunk
    }
  }
  try {
    if (body)
      await pipeline(
        Readable.from(body),
        counted,
        createWriteStream(waiting.file, { flags: 'r+', start: from }),
      )
  } catch (error) {
    await truncate(waiting.file, from).catch(() => undefined)
    throw asRefusal(error)
  }
  return describe(waiting, from + bytes)
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const isFull =
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  return isFull ? new Refusal(507, 'storage.full') : new Refusal(400, 'upload.broken_off')
}

function tooLarge(mostBytes: number): Refusal {
  return new Refusal(413, 'import.too_large', { details: { mostBytes } })
}

async function findWaiting(ctx: Context, id: string): Promise<WaitingFile> {
  const waiting = (await listWaiting(ctx)).find((one) => one.id === id)
  if (!waiting || waiting.createdAt < ctx.now - hour) throw notFound('import')
  return waiting
}

async function listWaiting(ctx: Context): Promise<WaitingFile[]> {
  const folder = folderOf(ctx)
  await mkdir(folder, { recursive: true })
  return (await readdir(folder)).flatMap((name) => {
    const [, createdAt, id] = /^(\d+)\.([\w-]{22})\.zip$/.exec(name) ?? []
    return createdAt && id ? [{ id, createdAt: Number(createdAt), file: path.join(folder, name) }] : []
  })
}

function folderOf(ctx: Context): string {
  return path.join(ctx.config.dataDir, 'imports')
}

function describe({ id, createdAt }: WaitingFile, bytes: number): PendingImport {
  return { id, bytes, expiresAt: createdAt + hour }
}
