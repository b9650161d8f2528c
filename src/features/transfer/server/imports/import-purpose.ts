import type { Context } from '#platform/server/context.ts'
import type {
  ContentImportOf,
  ImportPurposeName,
  ImportSettings,
  ImportSettingsOf,
} from '../../imports/contract.ts'

/** An uploaded file, whole on this node while it is worked on. */
export interface ImportSource<Settings = ImportSettings> {
  file: string
  fileName: string
  settings: Settings
}

/** A source that was looked at, with what was told of it then. */
interface ToldSource<Settings = ImportSettings, Report = object> extends ImportSource<Settings> {
  told: Report
}

/** Runs the writes of an import once, in one transaction with the note of its result; a second call gets the first one's. */
export type Finalise = <Result extends object>(work: (ctx: Context) => Promise<Result>) => Promise<Result>

/** What one kind of file means: how it is looked at, and how it is imported. */
export interface ImportPurpose<Settings = ImportSettings, Report extends object = object> {
  /** The dry run: what an import would do. Stores nothing. @throws a refusal for a file of which nothing can be imported */
  look(ctx: Context, source: ImportSource<Settings>): Promise<Report>
  /**
   * All of it or nothing: everything it writes happens in the `work` that it gives to `finalise`, whose result is the import's.
   * @throws 409 `import.site_changed` when it would do something else than was told
   */
  apply(ctx: Context, source: ToldSource<Settings, Report>, finalise: Finalise): Promise<object>
}

/** Every purpose with its own settings; an import is only ever given those of its own purpose. */
export type ImportPurposes = { [P in ImportPurposeName]: ImportPurpose<ImportSettingsOf<P>, ReportOf<P>> }

export type ReportOf<P extends ImportPurposeName> = NonNullable<ContentImportOf<P>['report']>
