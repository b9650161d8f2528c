import { readFile } from 'node:fs/promises'
import { invalid } from '#platform/errors.ts'
import type { ImportSettingsOf } from '../../imports/contract.ts'
import type { ImportPurpose } from '../imports/import-purpose.ts'
import { checkXliff, saveXliff } from './import-xliff.ts'

/** Translators' files that come back: what is translated becomes drafts. */
export const translationPurpose: ImportPurpose<ImportSettingsOf<'translation'>> = {
  look: async (ctx, { file }) => checkXliff(ctx, await readText(file)),
  async apply(_, { file }, settle) {
    const xml = await readText(file)
    return settle((ctx) => saveXliff(ctx, xml))
  },
}

/** UTF-8, or UTF-16 with its mark, as some tools write. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
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
