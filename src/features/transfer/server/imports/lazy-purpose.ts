import type { ImportPurpose } from './import-purpose.ts'

/** A purpose that is loaded when somebody imports: what reads foreign files is large, and few servers ever do. */
export function lazyPurpose<Settings, Report extends object>(
  load: () => Promise<ImportPurpose<Settings, Report>>,
): ImportPurpose<Settings, Report> {
  return {
    look: async (...of) => (await load()).look(...of),
    apply: async (...of) => (await load()).apply(...of),
  }
}
