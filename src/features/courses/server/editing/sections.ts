import {
  createCollection,
  listCollections,
  moveIntoCollection,
  removeCollection,
} from '#desk/collections/server/collections.ts'
import { mostInRow, putInOrder } from '#desk/item-table/server/order.ts'
import { writeFields } from '#content/items/server/items.ts'
import { findItem, selectItemsByIds } from '#content/records/server/items-store.ts'
import { selectPlaces } from '#content/records/server/order-store.ts'
import { keepNeededParts } from '#content/items/server/needed-parts.ts'
import { notFound } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { DeletedSection } from '../../editing/contract.ts'
import { selectAllIn } from './lesson-store.ts'

interface SectionKey {
  courseId: string
  sectionId: string
}

/**
 * Deletes a section. Its lessons move to the end of the section above it; those of the first one come first in the next. Gives
 * what brings it back.
 * @throws 409 `collection.not_empty` when it is the only one and has lessons, `item.in_use` as `keepNeeded`
 */
export function deleteSection(ctx: Context, { courseId, sectionId }: SectionKey): Promise<DeletedSection> {
  return inTransaction(ctx, async (ctx) => {
    const sections = await listCollections(
      { ...ctx, readDb: ctx.db },
      { kind: 'section', parentId: courseId },
    )
    const index = sections.findIndex(({ id }) => id === sectionId)
    const section = sections[index]
    if (!section) throw notFound('collection')
    const lessonIds = await lessonsIn(ctx, sectionId)
    const all = await selectAllIn(ctx.db, sectionId)
    const into = sections[index - 1] ?? sections[index + 1]
    await keepNeededParts(ctx, courseId, async () => {
      if (into) await moveIntoCollection(ctx, sectionId, into.id)
      else await removeCollection(ctx, sectionId)
      if (into && index === 0) await putFirst(ctx, into.id, lessonIds)
    })
    const { titleEn, titleAm, sortOrder } = section
    // Of more than can come back, those in the bin stay where they are.
    const back = all.length <= mostInRow ? all : [...new Set([...lessonIds, ...all])].slice(0, mostInRow)
    return { titleEn, titleAm, sortOrder, lessonIds: back }
  })
}

/**
 * Brings a deleted section back to its place, with those of its lessons that are still in the course, the bin included: what comes
 * back from there stands where it stood.
 * @throws 409 `item.in_use` as `keepNeeded`
 */
export function restoreSection(
  ctx: Context,
  { courseId, sectionId }: SectionKey,
  { lessonIds, ...texts }: DeletedSection,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const course = await findItem(ctx.db, courseId)
    if (course?.kind !== 'course') throw notFound('item')
    await createCollection(ctx, { kind: 'section', parentId: courseId, id: sectionId, ...texts })
    await keepNeededParts(ctx, courseId, async () => {
      if (lessonIds.length === 0) return
      const rows = (await selectItemsByIds(ctx.db, lessonIds))
        .filter(({ kind, parentId }) => kind === 'lesson' && parentId === courseId)
        .toSorted((a, b) => lessonIds.indexOf(a.id) - lessonIds.indexOf(b.id))
      // Each goes behind the one before it.
      for (const row of rows)
        await writeFields(ctx, row, { version: row.version, fields: { collectionId: sectionId } })
    })
  })
}

async function putFirst(ctx: Context, sectionId: string, lessonIds: readonly string[]): Promise<void> {
  const before = await lessonsIn(ctx, sectionId)
  const after = [...lessonIds, ...before.filter((id) => !lessonIds.includes(id))]
  if (before.length > 0) await putInOrder(ctx, rowOf(sectionId), { before, after })
}

async function lessonsIn(ctx: Context, sectionId: string): Promise<string[]> {
  return (await selectPlaces(ctx.db, rowOf(sectionId), mostInRow)).map(({ id }) => id)
}

function rowOf(sectionId: string) {
  return { of: 'items', collectionId: sectionId, parentId: null } as const
}
