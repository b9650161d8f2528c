import type { XliffFinding, XliffReport, XliffResult } from '../../xliff/contract.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { otherLanguage } from '#platform/languages.ts'
import { saveEdition } from '#content/editions/server/editions.ts'
import { keepCurrent } from '#content/editions/server/keep-revisions.ts'
import { findEdition, type StoredEditionRow } from '#content/records/server/editions-store.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { findRevision } from '#content/records/server/revisions-store.ts'
import { columnsOfText, textOfColumns } from '#content/records/server/stored-text.ts'
import { createBreath } from '../breathe.ts'
import { refuseChanged } from '../imports/refuse-changed.ts'
import { checkUnits, type CheckedText } from './check-item.ts'
import { readOriginal, readTranslated, type Original } from './export-xliff.ts'
import type { ReadUnit, ReadXliff } from './read-xliff.ts'
import { asKind } from '#content/kinds.ts'

type ReportItem = XliffReport['items'][number]

interface CheckedItem {
  report: ReportItem
  /** What to save; nothing for an item that an error stops or that says the same already. */
  save?: { original: Original; checked: CheckedText; target: StoredEditionRow | undefined }
}

/** The dry run: what each item of a translator's file would become, and what is amiss. Stores nothing. */
export async function checkXliff(ctx: Context, file: ReadXliff): Promise<XliffReport> {
  return { from: file.from, to: file.to, items: (await checkItems(ctx, file)).map(({ report }) => report) }
}

/**
 * Saves the translations as drafts, in the transaction of `ctx`. What readers see stays; the text that stood there is kept as a version.
 * An item with an error is left out. A translation of which a piece is still that of an earlier original stays one of that original.
 * @throws 409 `import.site_changed` when not all is as it was told
 */
export async function saveXliff(ctx: Context, file: ReadXliff, told: XliffReport): Promise<XliffResult> {
  const items: XliffResult['items'] = []
  const breathe = createBreath()
  const checked = await checkItems(ctx, file)
  refuseChanged({ told: told.items, now: checked.map(({ report }) => report) }, (all) => all)
  for (const { report, save } of checked) {
    if (!save || report.action !== 'save' || !report.kind) continue
    await breathe()
    const key = { itemId: report.itemId, language: file.to }
    if (save.target) await keepCurrent(ctx, save.target)
    const { text, isBehind } = save.checked
    const saved = await saveEdition(ctx, key, {
      text,
      basedOn: save.target?.revision ?? 0,
      ...(isBehind ? {} : { translatedFrom: save.original.revision }),
      keep: true,
    })
    const revision = saved.editions.find(({ language }) => language === file.to)?.revision ?? 1
    await audit(ctx, 'translation.imported', {
      kind: report.kind,
      id: report.itemId,
      details: { language: file.to, revision },
    })
    items.push({ id: report.itemId, kind: report.kind, title: text.title, language: file.to, revision })
  }
  return { items }
}

async function checkItems(ctx: Context, file: ReadXliff): Promise<CheckedItem[]> {
  const checked: CheckedItem[] = []
  const breathe = createBreath()
  const seen = new Set<string>()
  for (const { original: name, units } of file.files) {
    const original = readOriginal(name)
    const refuse = (code: string, detail = '') => refused(original, { code, detail, title: name })
    if (!original) checked.push(refuse('item.unknown', name))
    else if (original.from !== file.from) checked.push(refuse('item.other_language', original.from))
    else if (seen.has(original.itemId)) checked.push(refuse('item.repeated'))
    else checked.push(await checkItem(ctx, original, units))
    if (original) seen.add(original.itemId)
    await breathe()
  }
  return checked
}

async function checkItem(ctx: Context, original: Original, units: readonly ReadUnit[]): Promise<CheckedItem> {
  const { itemId, from, revision } = original
  const key = { itemId, language: from }
  const [item, edition] = [await findItem(ctx.db, itemId), await findEdition(ctx.db, key)]
  if (!item || item.kind !== original.kind || !edition)
    return refused(original, { code: 'item.unknown', title: itemId })
  if (item.deletedAt !== null) return refused(original, { code: 'item.binned', title: edition.title })
  if (revision > edition.revision)
    return refused(original, { code: 'revision.unknown', detail: String(revision), title: edition.title })
  const findings: XliffFinding[] = []
  const warn = (code: string, detail: string) =>
    findings.push({ code, severity: 'warning', place: '', detail })
  const then = revision === edition.revision ? edition : await findRevision(ctx.db, key, revision)
  if (revision < edition.revision) warn('source.changed', `${revision} → ${edition.revision}`)
  if (!then) warn('source.lost', String(revision))
  const target = await findEdition(ctx.db, { itemId, language: otherLanguage(from) })
  if (target && target.revision > original.target)
    warn('target.newer', `${original.target} → ${target.revision}`)

  const about = { key, source: textOfColumns(then ?? edition) }
  const { source, matches } = await readTranslated(ctx, { ...about, target })
  const sent = await readTranslated(ctx, { ...about, target: await findSent(ctx, original, target) })
  const checked = checkUnits(source, units, { existing: matches, sent: sent.matches })
  const isUnchanged = checked.findings.some(({ code }) => code === 'target.unchanged')
  if (checked.translated === 0 && !isUnchanged) warn('item.untranslated', '')
  else findings.push(...checked.findings)
  const hasError = findings.some(({ severity }) => severity === 'error')
  const isSame =
    target !== undefined &&
    (checked.isBehind || target.basedOnRevision === revision) &&
    saysTheSame(target, checked.text)
  const report: ReportItem = {
    itemId,
    kind: asKind(item.kind),
    title: edition.title,
    action: hasError ? 'refuse' : isSame || checked.translated === 0 ? 'nothing' : 'save',
    units: checked.units,
    translated: checked.translated,
    findings,
  }
  return { report, save: { original, checked, target } }
}

/** The translation that the file was sent with; what stands there now where that is kept no more. */
async function findSent(
  ctx: Context,
  { itemId, from, target: revision }: Original,
  target: StoredEditionRow | undefined,
) {
  if (revision === 0) return undefined
  if (!target || revision === target.revision) return target
  const kept = await findRevision(ctx.db, { itemId, language: otherLanguage(from) }, revision)
  return kept ? { ...kept, basedOnRevision: kept.basedOnRevision ?? target.basedOnRevision } : target
}

function saysTheSame(target: StoredEditionRow, text: CheckedText['text']): boolean {
  return JSON.stringify(columnsOfText(textOfColumns(target))) === JSON.stringify(columnsOfText(text))
}

function refused(
  original: Original | undefined,
  { code, detail = '', title }: { code: string; detail?: string; title: string },
): CheckedItem {
  const finding: XliffFinding = { code, severity: 'error', place: '', detail }
  return {
    report: {
      itemId: original?.itemId ?? '',
      kind: null,
      title,
      action: 'refuse',
      units: 0,
      translated: 0,
      findings: [finding],
    },
  }
}
