import { listCollections } from '#desk/collections/server/collections.ts'
import { listPublished, titleOf } from '#content/reading/server/reading.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { OutlineLesson } from '../contract.ts'

/** Most lessons of a course. */
const mostLessons = 300

export type PublishedItem = Awaited<ReturnType<typeof listPublished>>['rows'][number]

export interface Outline {
  sections: { id: string | null; title: string; lessons: PublishedItem[] }[]
  /** All lessons in the order of reading. */
  lessons: PublishedItem[]
}

/** A course's published lessons by section, in order. Lessons without a section come last; sections without lessons are left out. */
export async function readOutline(ctx: Context, courseId: string, language: Language): Promise<Outline> {
  const [sections, { rows }] = await Promise.all([
    listCollections(ctx, { kind: 'section', parentId: courseId }),
    listPublished(ctx, {
      kinds: ['lesson'],
      parentId: courseId,
      language,
      unlisted: true,
      order: 'order',
      pageSize: mostLessons,
    }),
  ])
  const known = new Set(sections.map((section) => section.id))
  const grouped = [
    ...sections.map((section) => ({
      id: section.id,
      title: titleOf(section, language),
      lessons: rows.filter((row) => row.collectionId === section.id),
    })),
    { id: null, title: '', lessons: rows.filter((row) => !known.has(row.collectionId ?? '')) },
  ].filter((section) => section.lessons.length > 0)
  return { sections: grouped, lessons: grouped.flatMap((section) => section.lessons) }
}

/** Where a reader goes on: the first lesson in the order of reading that is neither done nor locked. Null when there is none. */
export function chooseNextLesson(
  lessons: readonly PublishedItem[],
  reader: { done: ReadonlySet<string>; locked: ReadonlySet<string> },
): PublishedItem | null {
  return lessons.find(({ id }) => !reader.done.has(id) && !reader.locked.has(id)) ?? null
}

export function toNeighbour({ id, slug, title, language }: PublishedItem) {
  return { id, slug, title, language }
}

export function toOutlineLesson(
  row: PublishedItem,
  reader: { done: ReadonlySet<string>; locked: ReadonlySet<string> },
): OutlineLesson {
  const { minutes, id } = row
  return { ...toNeighbour(row), minutes, isDone: reader.done.has(id), isLocked: reader.locked.has(id) }
}
