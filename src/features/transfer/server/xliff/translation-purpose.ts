import type { ImportSettingsOf } from '../../imports/contract.ts'
import type { ImportPurpose, ReportOf } from '../imports/import-purpose.ts'
import { orderReading } from '../reading-desk.ts'
import { checkXliff, saveXliff } from './import-xliff.ts'
import type { ReadXliff } from './read-xliff.ts'

/** Translators' files that come back: what is translated becomes drafts. */
export const translationPurpose: ImportPurpose<ImportSettingsOf<'translation'>, ReportOf<'translation'>> = {
  look: async (ctx, { file }) => checkXliff(ctx, await orderTranslation(file)),
  async apply(_, { file, told }, finalise) {
    const translation = await orderTranslation(file)
    return finalise((ctx) => saveXliff(ctx, translation, told))
  },
}

/** Has a file read. @throws as `orderReading`, and 422 `file` for one that cannot be read */
async function orderTranslation(file: string): Promise<ReadXliff> {
  const read: ReadXliff = { from: 'en', to: 'am', files: [] }
  for await (const line of await orderReading('translation', { file })) {
    if ('unit' in line) read.files.at(-1)?.units.push(line.unit)
    else if ('original' in line) read.files.push({ ...line, units: [] })
    else Object.assign(read, line)
  }
  return read
}
