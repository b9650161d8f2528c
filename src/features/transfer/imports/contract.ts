import { z } from '@hono/zod-openapi'
import { instant } from '#content/contract.ts'
import { importModes, importReport, importResult } from '../contract.ts'
import { foreignReport, foreignResult, foreignSettings } from '../foreign/contract.ts'
import { questionImportSettings, questionsReport, questionsResult } from '../questions/contract.ts'
import { xliffReport, xliffResult } from '../xliff/contract.ts'

/** What a file is: an archive of a site like this one, an export of another system, a translator's file that came back, questions. */
export const importPurposes = ['archive', 'foreign', 'translation', 'questions'] as const
export type ImportPurposeName = (typeof importPurposes)[number]

const archiveSettings = z.strictObject({
  purpose: z.literal('archive'),
  as: z.enum(importModes).default('archive'),
})
const foreignImportSettings = foreignSettings.extend({ purpose: z.literal('foreign') })
const translationSettings = z.strictObject({ purpose: z.literal('translation') })
const questionsSettings = questionImportSettings.extend({ purpose: z.literal('questions') })

/** How a file is to be imported, by its purpose. */
const importSettings = z.discriminatedUnion('purpose', [
  archiveSettings,
  foreignImportSettings,
  translationSettings,
  questionsSettings,
])
export type ImportSettings = z.infer<typeof importSettings>
/** What is sent: a member that no purpose knows is refused by its name, then those that this purpose does not know. */
export const sentImportSettings = z
  .strictObject({
    purpose: z.enum(importPurposes),
    as: z.enum(importModes).optional(),
    source: foreignSettings.shape.source.unwrap().optional(),
    kind: foreignSettings.shape.kind.unwrap().optional(),
    language: foreignSettings.shape.language.unwrap().optional(),
  })
  .pipe(importSettings)
export type ImportSettingsOf<P extends ImportPurposeName> = Extract<ImportSettings, { purpose: P }>

/** A file that waits for its import: uploaded, then looked at, then applied once, or discarded; forgotten after a day. */
const pending = z.object({
  id: z.string(),
  fileName: z.string(),
  /** That have arrived. */
  bytes: z.number().int(),
  createdAt: instant,
  /** Until then it waits for an editor's word. */
  expiresAt: instant,
})

const archiveImport = pending.extend({
  purpose: z.literal('archive'),
  /** Null until it is looked at. */
  settings: archiveSettings.nullable(),
  /** Null until that is done. */
  report: importReport.nullable(),
  /** Null until it is applied. */
  result: importResult.nullable(),
})
const foreignImport = pending.extend({
  purpose: z.literal('foreign'),
  settings: foreignImportSettings.nullable(),
  report: foreignReport.nullable(),
  result: foreignResult.nullable(),
})
const translationImport = pending.extend({
  purpose: z.literal('translation'),
  settings: translationSettings.nullable(),
  report: xliffReport.nullable(),
  result: xliffResult.nullable(),
})
const questionsImport = pending.extend({
  purpose: z.literal('questions'),
  settings: questionsSettings.nullable(),
  report: questionsReport.nullable(),
  result: questionsResult.nullable(),
})

export const contentImport = z
  .discriminatedUnion('purpose', [archiveImport, foreignImport, translationImport, questionsImport])
  .openapi('ContentImport')
export type ContentImport = z.infer<typeof contentImport>
export type ContentImportOf<P extends ImportPurposeName> = Extract<ContentImport, { purpose: P }>
