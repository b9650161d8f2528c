import type { Context } from '#platform/server/context.ts'
import type { ImportPurposeName, ImportSettings, ImportSettingsOf } from '../../imports/contract.ts'

/** An uploaded file, whole on this node while it is worked on. */
export interface ImportSource<Settings = ImportSettings> {
  file: string
  fileName: string
  settings: Settings
}

/** Runs the writes of an import once, in one transaction with the note of its result; a second call gets the first one's. */
export type Finalise = <Result extends object>(work: (ctx: Context) => Promise<Result>) => Promise<Result>

/** What one kind of file means: how it is looked at, and how it is imported. */
export interface ImportPurpose<Settings = ImportSettings> {
  /** The dry run: what an import would do. Stores nothing. @throws a refusal for a file of which nothing can be imported */
  look(ctx: Context, source: ImportSource<Settings>): Promise<object>
  /** All of it or nothing: everything it writes happens in the `work` that it gives to `finalise`, whose result is the import's. */
  apply(ctx: Context, source: ImportSource<Settings>, finalise: Finalise): Promise<object>
}

/** Every purpose with its own settings; an import is only ever given those of its own purpose. */
export type ImportPurposes = { [P in ImportPurposeName]: ImportPurpose<ImportSettingsOf<P>> }
