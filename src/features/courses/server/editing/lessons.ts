import { emptyDocument } from '#content/blocks/document.ts'
import type { EditionText, Item } from '#content/contract.ts'
import { saveEdition } from '#content/editions/server/editions.ts'
import { createItem, readItem, updateItem, writeFields } from '#content/items/server/items.ts'
import { readTitle } from '#content/items/server/titles.ts'
import { findItem, nextSortOrder, type StoredItem } from '#content/records/server/items-store.ts'
import { selectPlaces } from '#content/records/server/order-store.ts'
import { keepNeeded } from '#content/server/needed.ts'
import { readDetails } from '#content/server/own-members.ts'
import { mostInRow, putInOrder } from '#desk/item-table/server/order.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { languages, type Language } from '#platform/languages.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import type { ChangedLessonNames, EditedLessons, LessonPlace } from '../../editing/contract.ts'
import { selectLessonDetails } from './lesson-store.ts'

interface LessonKey {
  courseId: string
  lessonId: string
}

/** What editors set for each lesson of a course, published or not. */
export async function listLessonRules(ctx: Context, courseId: string): Promise<EditedLessons> {
  const rows = await selectLessonDetails(ctx.readDb, courseId)
  return { items: rows.map(({ details, ...row }) => ({ ...row, rules: readDetails('lesson', details) })) }
}

/**
 * Names a lesson in the languages that are given; what readers see stays until it is published again.
 * @throws 409 `lesson.changed` with `details.current` when it is not called what it `was` any more
 */
export function nameLesson(
  ctx: Context,
  key: LessonKey,
  { was, ...names }: ChangedLessonNames,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const item = await readLessonOf(ctx, key)
    const editionIn = (language: Language) => item.editions.find((one) => one.language === language)
    const current = { en: editionIn('en')?.title ?? '', am: editionIn('am')?.title ?? '' }
    if (isOvertaken({ current, wanted: names, was })) throw conflict('lesson.changed', { current })
    for (const language of languages) {
      const title = names[language]
      const edition = editionIn(language)
      if (title === undefined || title === (edition?.title ?? '')) continue
      const text = { ...(edition ? textOf(edition) : emptyText), title }
      await saveEdition(
        ctx,
        { itemId: item.id, language },
        { basedOn: edition?.revision ?? 0, keep: true, text },
      )
      const details = { title, language, from: edition?.title ?? '' }
      await audit(ctx, 'edition.named', { kind: 'lesson', id: item.id, details })
    }
  })
}

/**
 * Puts a lesson into a section of its course, or among those that stand in none: before another lesson, or at the end.
 * @throws 409 `item.in_use` as `keepNeeded` when something needs it elsewhere than where it comes to stand
 */
export function moveLesson(
  ctx: Context,
  key: LessonKey,
  { sectionId, before = null }: LessonPlace,
): Promise<void> {
  return inTransaction(ctx, (ctx) =>
    keepNeeded(ctx, { kind: 'lesson', id: key.lessonId }, async () => {
      await enterSection(ctx, key, sectionId)
      if (before === null) return
      const row = { of: 'items', collectionId: sectionId, parentId: sectionId ? null : key.courseId } as const
      const ids = (await selectPlaces(ctx.db, row, mostInRow)).map(({ id }) => id)
      const others = ids.filter((id) => id !== key.lessonId)
      const at = others.indexOf(before)
      if (at < 0) throw invalid({ before: 'unknown' })
      await putInOrder(ctx, row, { before: ids, after: others.toSpliced(at, 0, key.lessonId) })
    }),
  )
}

async function enterSection(ctx: Context, key: LessonKey, sectionId: string | null): Promise<void> {
  const lesson = lessonOf(await findItem(ctx.db, key.lessonId), key)
  if (lesson.collectionId === sectionId) return
  const place = { kind: 'lesson', parentId: key.courseId, collectionId: sectionId } as const
  const sortOrder = await nextSortOrder(ctx.db, place)
  await writeFields(ctx, lesson, { version: lesson.version, fields: { collectionId: sectionId, sortOrder } })
  const details = { title: await readTitle(ctx, lesson.id), fields: 'collectionId' }
  await audit(ctx, 'item.changed', { kind: 'lesson', id: lesson.id, details })
}

/** A draft like another lesson, with its texts and rules, at the end of the same section. */
export function copyLesson(
  ctx: Context,
  key: LessonKey,
  titles: Record<Language, string>,
): Promise<{ id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const item = await readLessonOf(ctx, key)
    const [first] = item.editions
    if (!first) throw notFound('edition')
    const copy = await createItem(ctx, {
      kind: 'lesson',
      language: first.language,
      title: titles[first.language],
      parentId: key.courseId,
      collectionId: item.collectionId ?? undefined,
    })
    const { level, coverId, access, listed, market, riskLevel, authors, sources, details } = item
    const fields = { level, coverId, access, listed, market, riskLevel, authors, sources, details }
    await updateItem(ctx, copy.id, { version: copy.version, fields })
    for (const edition of item.editions) {
      const { language } = edition
      const known = copy.editions.find((one) => one.language === language)
      const text = { ...textOf(edition), title: titles[language] }
      await saveEdition(
        ctx,
        { itemId: copy.id, language },
        { basedOn: known?.revision ?? 0, keep: true, text },
      )
    }
    return { id: copy.id }
  })
}

async function readLessonOf(ctx: Context, key: LessonKey): Promise<Item> {
  return lessonOf(await readItem(ctx, key.lessonId), key)
}

function lessonOf<T extends Pick<StoredItem, 'kind' | 'parentId' | 'deletedAt'>>(
  item: T | undefined,
  { courseId }: LessonKey,
): T {
  if (item?.kind !== 'lesson' || item.parentId !== courseId || item.deletedAt !== null)
    throw notFound('lesson')
  return item
}

function textOf({ title, excerpt, seoTitle, seoDescription, body, extras }: EditionText): EditionText {
  return { title, excerpt, seoTitle, seoDescription, body, extras }
}

const emptyText: EditionText = {
  title: '',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  body: emptyDocument(),
  extras: {},
}
