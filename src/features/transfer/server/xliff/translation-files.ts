import {
  mostXliffBytes,
  type TranslationFile,
  type XliffReport,
  type XliffResult,
} from '../../xliff/contract.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { cleanFileName } from '#content/media/server/file-names.ts'
import {
  discardPendingImport,
  keepPendingImport,
  readPendingBytes,
  readPendingImport,
  settleOnce,
} from '../pending-imports.ts'
import { checkXliff, saveXliff } from './import-xliff.ts'

/** Looks at a translator's file that came back and keeps it with the report until an editor says what to do. */
export async function startTranslationFile(
  ctx: Context,
  upload: { bytes: Uint8Array; fileName: string },
): Promise<TranslationFile> {
  const { bytes } = upload
  if (bytes.length > mostXliffBytes)
    throw new Refusal(413, 'media.too_large', { details: { mostBytes: mostXliffBytes } })
  const fileName = cleanFileName(upload.fileName)
  const report = await checkXliff(ctx, decode(bytes))
  const id = await keepPendingImport(ctx, { purpose: 'translation', fileName, settings: {}, report, bytes })
  return readTranslationFile(ctx, id)
}

export async function readTranslationFile(ctx: Context, id: string): Promise<TranslationFile> {
  const { settings: _settings, ...file } = await readPendingImport<object, XliffReport, XliffResult>(
    ctx,
    'translation',
    id,
  )
  return file
}

/** Saves the translations as drafts, all or nothing. Saying it twice does it once. */
export async function applyTranslationFile(ctx: Context, id: string): Promise<TranslationFile> {
  const pending = await readTranslationFile(ctx, id)
  if (!pending.result) {
    const xml = decode(await readPendingBytes(ctx, id))
    await settleOnce(ctx, id, (ctx) => saveXliff(ctx, xml))
  }
  return readTranslationFile(ctx, id)
}

export function discardTranslationFile(ctx: Context, id: string): Promise<void> {
  return discardPendingImport(ctx, 'translation', id)
}

/** UTF-8, or UTF-16 with its mark, as some tools write. */
function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: 'xml.broken' })
  }
}
