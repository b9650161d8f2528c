import { z } from '@hono/zod-openapi'
import { detailsOf } from '#content/kind-members.ts'

const title = z.string().trim().max(200)

/** What editors set for each lesson of a course, with the version to change it from. */
export const editedLessons = z
  .object({
    items: z.array(z.object({ id: z.string(), version: z.number().int(), rules: detailsOf('lesson') })),
  })
  .openapi('EditedLessons')
export type EditedLessons = z.infer<typeof editedLessons>

/** What a lesson is called in each language; empty where it has no text. */
export const lessonNames = z.strictObject({ en: title, am: title })
export type LessonNames = z.infer<typeof lessonNames>

/** What a lesson is called from now on; a language that is left out keeps its name. `was`: the names that the change was made to. */
export const changedLessonNames = lessonNames.partial().extend({ was: lessonNames.partial().optional() })
export type ChangedLessonNames = z.infer<typeof changedLessonNames>

const id = z.string().max(40)

/** Where a lesson goes: into a section, or null for none, before another lesson or at its end. */
export const lessonPlace = z.strictObject({ sectionId: id.nullable(), before: id.nullable().optional() })
export type LessonPlace = z.infer<typeof lessonPlace>

/** A section that was deleted, as it comes back. */
export const deletedSection = z
  .strictObject({
    titleEn: z.string().max(120),
    titleAm: z.string().max(120),
    sortOrder: z.number().int().min(0).max(100_000),
    /** Its lessons in order, which stayed in the course; with those in the bin, unless they are too many. */
    lessonIds: z.array(id).max(1000),
  })
  .openapi('DeletedSection')
export type DeletedSection = z.infer<typeof deletedSection>
