import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { mediaIdsOf } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import { archivedEdition, archivedRevision, type ArchivedEdition } from '../../../contract.ts'
import { fitText } from '#content/items/server/kind-fields.ts'
import { missingForPublication } from '#content/editions/server/checklist.ts'
import { comparableEdition, originalOf, settled } from './compare-content.ts'
import { entryPaths } from '../entry-paths.ts'
import { idsIn, withIds } from '../ids-in.ts'
import { noteRefused, readEntry, type PlannedItem, type Planning } from './import-plan.ts'
import type { StoredContent } from '../read-content.ts'
import { isSame } from '../stable-json.ts'

interface Wanted {
  item: Pick<PlannedItem, 'archived' | 'entries' | 'problems' | 'collectionId'>
  /** The item as this site has it. */
  stored: StoredContent | undefined
  findMissing(ids: readonly string[]): Promise<Set<string>>
}

interface Text {
  language: Language
  edition: ArchivedEdition
}

/** Checks every text of an item and tells which ones would change. */
export async function planTexts(
  ctx: Context,
  planning: Planning,
  { item, stored, findMissing }: Wanted,
): Promise<{ changed: Language[]; title: string; titleLanguage: Language | null }> {
  const texts = await readTexts(ctx, planning, item)
  await checkRevisions(planning, item)
  for (const { language, edition } of texts) {
    for (const { place, text, isShown } of textsOf(edition)) {
      const here = stored?.editions.find((one) => one.language === language)?.edition.text
      noteRefused(item.problems, `${language}.${place}`, () => fitText(item.archived.kind, text, here))
      const named = [...mediaIdsOf(text.body), ...idsIn(text.extras.captions)]
      for (const id of await findMissing(named)) {
        const field = `${language}.${place}${pathOf(text.body, id) ?? 'extras.captions'}`
        item.problems.push({ field, code: 'media.missing', detail: id })
      }
      if (!isShown || planning.as === 'drafts' || item.archived.deletedAt !== null) continue
      const { kind, riskLevel, details } = item.archived
      const about = { kind, riskLevel, details, collectionId: item.collectionId }
      const missing = missingForPublication(about, { language, text, other: null })
      for (const [field, code] of Object.entries(missing))
        item.problems.push({ field: `${language}.${place}${field}`, code: `publication.${code}`, detail: '' })
    }
  }
  const differing = texts.filter((text) => isChanged(text, { texts, stored, as: planning.as }))
  const changed = texts.filter((text) => {
    const original = originalOf(texts, text.language)
    // A translation follows its original to the number that this one gets here.
    const { basedOnRevision, publications } = text.edition
    const isTranslated = [basedOnRevision, ...publications.map((one) => one.basedOnRevision ?? null)].some(
      (basedOn) => basedOn !== null,
    )
    const isMoved = isTranslated && original && differing.includes(original)
    return isMoved || differing.includes(text)
  })
  const titled = texts.filter(({ edition }) => edition.text.title.trim() !== '')
  const named = titled.find((text) => text.language === ctx.language) ?? titled[0]
  return {
    changed: changed.map((text) => text.language),
    title: named?.edition.text.title ?? '',
    titleLanguage: named?.language ?? null,
  }
}

async function readTexts(ctx: Context, planning: Planning, item: Wanted['item']): Promise<Text[]> {
  const texts: Text[] = []
  for (const { path, language } of item.entries.editions) {
    const edition = await readEntry(planning, path, {
      shape: archivedEdition,
      notes: item.problems,
      field: (name) => `${language}.${name.replace(/\btext\./, '')}`,
    })
    if (!edition) continue
    const newest = Math.max(0, ...edition.publications.map((one) => one.revision))
    if (newest > edition.revision)
      item.problems.push({ field: `${language}.revision`, code: 'revision.behind', detail: String(newest) })
    for (const [index, one] of edition.publications.entries())
      if ((one.text === null) !== (one.revision === edition.revision))
        item.problems.push({ field: `${language}.publications.${index}.text`, code: 'invalid', detail: '' })
    texts.push({ language, edition: settled(withIds(edition, planning.ids), ctx.now) })
  }
  return texts
}

async function checkRevisions(
  planning: Planning,
  { entries, archived, problems }: Wanted['item'],
): Promise<void> {
  for (const { path, language } of entries.revisions) {
    const name = path.split('/').at(-1)?.replace('.json', '') ?? path
    const revision = await readEntry(planning, path, {
      shape: archivedRevision,
      notes: problems,
      field: (field) => `revisions.${name}.${field.replace(/^text\./, '')}`,
    })
    if (revision && entryPaths.revision(archived, language, revision.revision) !== path)
      problems.push({
        field: `revisions.${name}.revision`,
        code: 'name.differs',
        detail: String(revision.revision),
      })
  }
}

/** Every text of an edition: the one that is worked on, and older ones that readers still see. */
function textsOf(edition: ArchivedEdition): { place: string; text: EditionText; isShown: boolean }[] {
  const isShown = edition.publications.some((one) => one.text === null)
  return [
    { place: '', text: edition.text, isShown },
    ...edition.publications.flatMap(({ text }, index) =>
      text === null ? [] : [{ place: `publications.${index}.`, text, isShown: true }],
    ),
  ]
}

function isChanged(
  { language, edition }: Text,
  { texts, stored, as }: { texts: readonly Text[]; stored: StoredContent | undefined; as: Planning['as'] },
): boolean {
  const here = stored?.editions.find((one) => one.language === language)?.edition
  if (!here) return true
  if (as === 'drafts') return !isSame(here.text, edition.text)
  const original = originalOf(texts, language)?.edition
  const hereOriginal = original && originalOf(stored?.editions ?? [], language)?.edition
  return !isSame(comparableEdition(here, hereOriginal), comparableEdition(edition, original))
}

/** Where a value stands in another: `body.content.3.attrs.mediaId`. */
function pathOf(value: unknown, wanted: string, path = 'body'): string | undefined {
  if (value === wanted) return path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, member] of Object.entries(value)) {
    const found = pathOf(member, wanted, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}
