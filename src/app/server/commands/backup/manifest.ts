import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** Moves when what is in a backup changes so that an earlier program could not read it. */
export const format = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

const manifestShape = z.object({
  format: z.literal(format),
  /** Of the program that wrote it. */
  version: z.string(),
  /** When it was begun: all that was acknowledged before is in it. ISO. */
  began: z.iso.datetime(),
  ended: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  publicUrl: z.string(),
  /** Names of those that had run, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.object({ name: z.string().regex(/^\w+$/), isReal: z.boolean() })).min(1),
      rows: count,
      /** Of all rows, whatever their order; equal on both engines. */
      sum: sha256,
      /** Of the file `tables/<name>.jsonl`. */
      sha256,
    }),
  ),
  /** `sha256` is that of `uploads.jsonl`, which has one line for each file. */
  uploads: z.object({ files: count, bytes: count, sha256 }),
  /** Keys of uploads that rows name and the storage did not have, or not whole; a backup of an earlier program does not say. */
  missing: z.array(z.string()).default([]),
  secret: z.object({ sha256 }),
})

export type Manifest = z.infer<typeof manifestShape>

export const uploadShape = z.object({ key: z.string(), bytes: count, sha256 })

/** So many missing uploads are named in a sentence. */
const mostNamed = 10

/** Where everything lies in the folder of a backup. */
export const placesIn = (folder: string) => ({
  manifest: path.join(folder, 'manifest.json'),
  table: (name: string) => path.join(folder, 'tables', `${name}.jsonl`),
  tables: path.join(folder, 'tables'),
  uploads: path.join(folder, 'uploads'),
  uploadList: path.join(folder, 'uploads.jsonl'),
  secret: path.join(folder, 'auth-secret'),
})

/** @throws one sentence when the folder is no backup, an unfinished one, or one of a newer program */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new Error(`${folder} is no backup: it has no manifest.json`)
    throw new Error(`${folder}: manifest.json cannot be read by who runs this`, { cause: error })
  })
  const given = readJson(text)
  const known = z.object({ format: z.number() }).safeParse(given)
  if (known.data && known.data.format > format)
    throw new Error(`${folder} was written by a newer program (format ${known.data.format}): update first`)
  const manifest = manifestShape.safeParse(given)
  if (!manifest.success) throw new Error(`${folder}: manifest.json is damaged`)
  return manifest.data
}

/** Whether what was asked for is not there, nor a folder where it would be, which is no failure of reading. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** What a backup lacks, in one sentence; undefined when it has all uploads that its rows name. */
export function lackOf({ missing }: Pick<Manifest, 'missing'>): string | undefined {
  if (missing.length === 0) return undefined
  const some = missing.slice(0, mostNamed).join(', ')
  const others = missing.length > mostNamed ? ' …; manifest.json names them all' : ''
  return `It lacks uploads that the storage did not have, or not whole (${missing.length.toLocaleString('en')}): ${some}${others}`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
