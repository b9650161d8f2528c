import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { contentKinds, type ContentKind } from '#content/kinds.ts'
import { exportContent } from '#features/transfer/server/archive/export.ts'
import { findItemIds } from '#features/transfer/server/archive/import/find-items.ts'
import { importContent, reportImport } from '#features/transfer/server/archive/import/import.ts'
import type { ImportReport } from '#features/transfer/contract.ts'
import { Problem, toldBy } from '#platform/errors.ts'
import { ConfigError } from '#platform/server/config-error.ts'
import { readConfig } from '#platform/server/config.ts'
import { systemContext, type Context } from '#platform/server/context.ts'
import { carriedSettings } from '../carried-settings.ts'
import { readForeignWish, usageFrom } from './content-from.ts'
import { createServices } from '../create-services.ts'

const usage = [
  'Usage: npm run content -- export <file.zip> [--kind blog]… [--item blog/slug]… [--revisions]',
  '       npm run content -- import <file.zip> [--dry-run] [--as-drafts]',
  ...usageFrom,
].join('\n')

/** `npm run content -- import|export`: carries content in and out. Runs beside a running site. */
async function run(words: readonly string[]): Promise<number> {
  const given = readWords(words)
  if (!given) return say([usage], 2)
  // Traces are the server's, and what sends them is in its build.
  const services = await createServices({ ...readConfig(), logLevel: 'warn', traces: undefined })
  try {
    return await given(systemContext(services, 'content command'))
  } catch (error) {
    if (error instanceof Problem) return say(refusalLines(error), 1)
    throw error
  } finally {
    await services.connection.close()
  }
}

type Command = (ctx: Context) => Promise<number>

function readWords(words: readonly string[]): Command | undefined {
  try {
    if (words.some((word) => /^--from(=|$)/.test(word))) {
      const importForeign = readForeignWish(words)
      return importForeign && (async (ctx) => say(await importForeign(ctx), 0))
    }
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        kind: { type: 'string', multiple: true },
        item: { type: 'string', multiple: true },
        revisions: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'as-drafts': { type: 'boolean', default: false },
      },
    })
    const [command, file] = positionals
    if (!file || positionals.length !== 2) return undefined
    if (command === 'import' && !values.kind && !values.item && !values.revisions)
      return (ctx) => importFile(ctx, file, { isDry: values['dry-run'], asDrafts: values['as-drafts'] })
    if (command !== 'export' || values['dry-run'] || values['as-drafts']) return undefined
    const kinds = values.kind?.map((kind) => contentKinds.find((one) => one === kind))
    if (kinds?.includes(undefined)) return undefined
    const wish = { kinds: kinds?.filter((kind) => kind !== undefined), items: values.item }
    return (ctx) => exportFile(ctx, file, { ...wish, revisions: values.revisions })
  } catch {
    return undefined
  }
}

async function exportFile(
  ctx: Context,
  file: string,
  wish: { kinds?: ContentKind[]; items?: string[]; revisions: boolean },
): Promise<number> {
  const { ids, unknown } = await findItemIds(ctx, wish.items ?? [])
  if (unknown.length > 0)
    return say(
      unknown.map((name) => `There is no item ${name}.`),
      1,
    )
  const chosen = wish.items ? { ids } : { kinds: wish.kinds }
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  await exportContent(
    ctx,
    { ...chosen, revisions: wish.revisions },
    { file: unfinished, settings: carriedSettings },
  )
  await rename(unfinished, file)
  return say([`Exported to ${path.resolve(file)}.`], 0)
}

async function importFile(
  ctx: Context,
  file: string,
  { isDry, asDrafts }: { isDry: boolean; asDrafts: boolean },
): Promise<number> {
  const source = { file, settings: carriedSettings }
  const as = asDrafts ? 'drafts' : 'archive'
  const report = await reportImport(ctx, source, as)
  if (report.problemCount > 0) return say(problemLines(report), 1)
  const settings = settingLines(report)
  if (isDry)
    return say(['Nothing stands in the way. An import would leave:', ...countLines(report), ...settings], 0)
  const result = await importContent(ctx, source, as)
  return say(['Imported.', ...countLines(result), ...settings], 0)
}

/** One line for each problem: item, field, code, what it is about. */
function problemLines(report: ImportReport): string[] {
  const all = [
    ...report.problems.map((problem) => ({ ...problem, of: 'archive' })),
    ...report.items.flatMap((item) =>
      item.problems.map((problem) => ({ ...problem, of: `${item.kind}/${item.slug}` })),
    ),
  ]
  const untold = report.problemCount - all.length
  return [
    ...all.map(({ of, field, code, detail }) => [of, field, code, detail].filter(Boolean).join('  ')),
    ...(untold > 0 ? [`… and ${untold} more`] : []),
    'Nothing was imported.',
  ]
}

function countLines({ counts }: Pick<ImportReport, 'counts'>): string[] {
  return Object.entries(counts).map(
    ([name, { create, update, unchanged }]) =>
      `${name}: ${create} new, ${update} changed, ${unchanged} the same`,
  )
}

/** What is set here and in the archive, where they differ: nothing is written over unsaid. */
function settingLines({ settings }: ImportReport): string[] {
  return settings
    .filter(({ action }) => action !== 'unchanged')
    .map(({ name, action }) => `setting ${name}: ${action === 'create' ? 'new' : 'replaced'}`)
}

/** A sentence, or one line for each field that was refused. */
function refusalLines(refusal: Problem): string[] {
  const fields = Object.entries(refusal.fields ?? {})
  return fields.length > 0 ? fields.map((field) => field.join('  ')) : [sentenceOf(refusal)]
}

function sentenceOf(refusal: Problem): string {
  const { code } = refusal
  if (code === 'import.running') return 'Another import is running. Try again when it is done.'
  if (code === 'import.site_changed')
    return 'Somebody changed the site in the meantime. Nothing was imported; run it again.'
  const lost = toldBy(refusal, 'archive.bytes_missing')
  if (lost)
    return `The storage has lost the upload “${lost.fileName}”. Remove or replace it, then export again.`
  return code
}

function say(lines: readonly string[], code: number): number {
  ;(code === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`)
  return code
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const reason = error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.message
  process.exitCode = say([reason], 1)
}
