import { parseArgs } from 'node:util'
import {
  foreignKinds,
  foreignSettings,
  foreignSources,
  type ForeignNote,
  type ForeignReport,
  type ForeignResult,
} from '#features/transfer/foreign/contract.ts'
import { importForeignFile } from '#features/transfer/server/foreign/foreign-purpose.ts'
import type { Context } from '#platform/server/context.ts'

export const usageFrom = [
  `       npm run content -- import <file> --from ${foreignSources.join('|')} [--kind ${foreignKinds.join('|')}]`,
  '           [--language auto|en|am] [--dry-run]',
]

/** What `import <file> --from …` asks for, or undefined for words that are no such wish. */
export function readForeignWish(words: readonly string[]): ((ctx: Context) => Promise<string[]>) | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      kind: { type: 'string' },
      language: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [command, file] = positionals
  const { from: source, kind, language, 'dry-run': isDryRun } = values
  const settings = foreignSettings.safeParse({ source, kind, language })
  if (command !== 'import' || !file || positionals.length !== 2 || !settings.success || source === 'auto')
    return undefined
  return async (ctx) => {
    const { report, result } = await importForeignFile(ctx, { file, settings: settings.data, isDryRun })
    return [...reportLines(report), ...endLines(report, result)]
  }
}

/** One line for each post and for each thing that is worth knowing about it. */
function reportLines({ posts, notes }: ForeignReport): string[] {
  return [
    ...notes.map((note) => noteLine('file', note)),
    ...posts.flatMap(({ action, language, slug, title, notes }) => [
      columns(action === 'create' ? 'new' : 'here already', language, slug, title),
      ...notes.map((note) => noteLine(slug, note)),
    ]),
  ]
}

function endLines(report: ForeignReport, result: ForeignResult | null): string[] {
  if (result) {
    const known = new Set(report.notes.map((note) => noteLine('file', note)))
    const later = result.notes.map((note) => noteLine('file', note)).filter((line) => !known.has(line))
    return [
      ...later,
      `Drafts made: ${result.items.length}. Posts that were here already: ${result.alreadyImported}.`,
    ]
  }
  const created = report.posts.filter(({ action }) => action === 'create').length
  return [`Nothing was imported. New: ${created}. Here already: ${report.posts.length - created}.`]
}

function noteLine(of: string, { code, detail, place }: ForeignNote): string {
  return columns(of, code, detail, place)
}

function columns(...words: string[]): string {
  return words.filter(Boolean).join('  ')
}
