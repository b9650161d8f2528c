import type { CarriedSettings } from '#content/server/carried-setting.ts'
import type { ImportSettingsOf } from '../../../imports/contract.ts'
import type { ImportPurpose, ReportOf } from '../../imports/import-purpose.ts'
import { importContent, reportImport } from './import.ts'

/** Archives of a site like this one. The site may change between report and import, so both look at the archive anew. */
export function createArchivePurpose(
  carried: CarriedSettings,
): ImportPurpose<ImportSettingsOf<'archive'>, ReportOf<'archive'>> {
  return {
    look: (ctx, { file, settings }) => reportImport(ctx, { file, settings: carried }, settings.as),
    apply: (ctx, { file, settings, told }, finalise) =>
      importContent(ctx, { file, settings: carried, finalise, told }, settings.as),
  }
}
