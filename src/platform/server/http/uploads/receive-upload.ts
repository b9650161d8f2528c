import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { invalid, Problem, unavailable } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { createQueue } from '#platform/server/queue.ts'
import { refuseInfected } from '#platform/server/scanning/refuse-infected.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'
import { steadily } from './steady-body.ts'
import { whileUnderWay } from './under-way.ts'

interface ReceivedUpload {
  bytes: Uint8Array
  fileName: string
  /** The text fields beside the file; the last of each name. */
  fields: Record<string, string>
}

/** What a form adds to its file: boundaries, part headers, text fields. */
const formBytes = 64 * 1024

interface Wanted {
  mostBytes: number
  /** Counts what has arrived, and refuses one too many while it still lies on the disk. */
  count?(): Promise<void>
}

/** A form that is read lies in memory several times over, and once when it has been read; those that wait lie on the disk. */
const inTurn = createQueue({ atOnce: 2, mostWaiting: 60, refusal: () => unavailable('media.busy') })

/**
 * Reads a multipart form with one file in its field `file`. The body goes to a temporary file first, so that many slow senders
 * hold no memory, and is broken off when it grows too large. Then two at a time are read and scanned.
 * @throws 408 from a sender below the pace, 413 past `mostBytes`, 415 for another content type, 422 without a file, 429 when the account has too many under way, 503 `media.busy` when many wait, and as `count` and `refuseInfected`
 */
export async function receiveUpload(
  ctx: Context,
  request: Request,
  { mostBytes, count }: Wanted,
): Promise<ReceivedUpload> {
  const type = request.headers.get('content-type') ?? ''
  const { body } = request
  if (!/^multipart\/form-data\s*;/i.test(type) || !body) throw new Problem(415, 'media.not_multipart')
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes + formBytes) throw tooLarge(mostBytes)
  return whileUnderWay(ctx, async () => {
    const temporary = newTemporaryFile(ctx.config.dataDir)
    try {
      await writeBody(body, temporary, mostBytes)
      await count?.()
      return await inTurn(async () => {
        const received = await readForm(await openAsBlob(temporary), type, mostBytes)
        await refuseInfected(ctx, { fileName: received.fileName, bytes: [received.bytes] })
        return received
      })
    } finally {
      await rm(temporary, { force: true })
    }
  })
}

async function writeBody(body: ReadableStream<Uint8Array>, file: string, mostBytes: number): Promise<void> {
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > mostBytes + formBytes) throw tooLarge(mostBytes)
      yield chunk
    }
  }
  try {
    await pipeline(steadily(body), counted, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    if (error instanceof Problem) throw error
    const isFull =
      error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    throw isFull ? new Problem(507, 'storage.full') : new Problem(400, 'upload.broken_off')
  }
}

async function readForm(body: Blob, type: string, mostBytes: number): Promise<ReceivedUpload> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Problem(400, 'upload.malformed')
  })
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid({ file: 'required' })
  if (file.size > mostBytes) throw tooLarge(mostBytes)
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name, fields }
}

function tooLarge(mostBytes: number): Problem {
  return new Problem(413, 'media.too_large', { details: { mostBytes } })
}
