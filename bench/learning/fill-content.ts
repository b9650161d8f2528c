import type { BlockDocument } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import { insertCollection } from '#content/labels/server/collections-store.ts'
import { insertItem } from '#content/records/server/items-store.ts'
import { indexPublications, type Publication } from '#content/search/server/documents.ts'
import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import type { QuizSettings } from '#features/quizzes/contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { inTransaction, systemContext, type Context, type Services } from '#platform/server/context.ts'
import { withBulkWeights } from '../growth/bulk-weights.ts'
import { paragraphs, titleOf } from '../growth/words.ts'
import { documentOf, insertPublishedText } from '../published-text.ts'
import {
  courseCount,
  courseId,
  isLimited,
  lessonId,
  lessonsOfCourse,
  questionId,
  questionsOfAttempt,
  questionsOfCourse,
  seats,
} from './shape.ts'

const sectionsOfCourse = 4
/** Pages of one track, and posts, that members have read and saved. */
export const pageCount = 20
export const postCount = 20
const month = 30 * 86_400_000

/** Fills an empty site with courses, each with lessons, a quiz and its questions, and with a few pages and posts, in both languages. */
export async function fillContent(services: Services): Promise<void> {
  const ctx = systemContext(services, 'bench')
  await withBulkWeights(services, async () => {
    for (let course = 0; course < courseCount; course++)
      await inTransaction(ctx, (ctx) => insertCourse(ctx, course))
    await inTransaction(ctx, insertReading)
  })
  await bumpSiteVersion(ctx.db, ctx.now)
}

async function insertCourse(ctx: Context, course: number): Promise<void> {
  const parentId = courseId(course)
  const publications = await insertPublished(ctx, {
    id: parentId,
    kind: 'course',
    number: course,
    details: isLimited(course) ? { seats } : {},
  })
  for (let section = 0; section < sectionsOfCourse; section++) {
    const id = sectionId(course, section)
    const titles = { titleEn: titleOf('en', section), titleAm: titleOf('am', section) }
    await insertCollection(ctx.db, { id, kind: 'section', slug: id, parentId, sortOrder: section, ...titles })
  }
  for (let lesson = 0; lesson < lessonsOfCourse; lesson++) {
    const isQuiz = lesson === lessonsOfCourse - 1
    publications.push(
      ...(await insertPublished(ctx, {
        id: lessonId(course, lesson),
        kind: 'lesson',
        number: course * 1000 + lesson,
        parentId,
        collectionId: sectionId(course, Math.floor((lesson * sectionsOfCourse) / lessonsOfCourse)),
        details: isQuiz ? { lessonKind: 'quiz', quiz: quizOf(course) } : {},
      })),
    )
  }
  for (let question = 0; question < questionsOfCourse; question++)
    publications.push(
      ...(await insertPublished(ctx, {
        id: questionId(course, question),
        kind: 'question',
        number: course * 1000 + question,
        details: { form: 'single', use: 'quiz' } satisfies DetailsOf<'question'>,
      })),
    )
  await indexPublications(ctx.db, publications)
}

async function insertReading(ctx: Context): Promise<void> {
  const titles = { titleEn: 'A track', titleAm: 'ዘርፍ' }
  await insertCollection(ctx.db, { id: 'track', kind: 'track', slug: 'track', ...titles })
  const publications: Publication[] = []
  for (let number = 0; number < pageCount; number++) {
    const page = { id: `learn-${number}`, kind: 'learn', number, collectionId: 'track' } as const
    publications.push(...(await insertPublished(ctx, page)))
  }
  for (let number = 0; number < postCount; number++)
    publications.push(...(await insertPublished(ctx, { id: `blog-${number}`, kind: 'blog', number })))
  await indexPublications(ctx.db, publications)
}

function sectionId(course: number, section: number): string {
  return `section-${course}-${section}`
}

/** A quiz that nobody passes by half, so that what is filled in beforehand needs no completion of its own. */
function quizOf(course: number): QuizSettings {
  const questionIds = Array.from({ length: questionsOfCourse }, (_, question) => questionId(course, question))
  return {
    pools: [{ questionIds, draw: questionsOfAttempt }],
    isShuffled: true,
    attempts: null,
    waitMinutes: 0,
    limitMinutes: null,
    passMark: 80,
    answersShown: 'after_close',
  }
}

interface NewItem {
  id: string
  kind: ContentKind
  number: number
  parentId?: string
  collectionId?: string
  details?: object
}

async function insertPublished(ctx: Context, { details = {}, ...item }: NewItem): Promise<Publication[]> {
  const { id, kind, number } = item
  const at = ctx.now - month - number * 60_000
  await insertItem(ctx.db, {
    id,
    kind,
    slug: id,
    parentId: item.parentId ?? null,
    collectionId: item.collectionId ?? null,
    sortOrder: number,
    details: JSON.stringify(details),
    createdAt: at,
    updatedAt: at,
  })
  const publications: Publication[] = []
  for (const language of languages) {
    const title = titleOf(language, number)
    const isKept = kind === 'question'
    const body = isKept ? asking(language, number) : documentOf(paragraphs(language, number, 6))
    publications.push(await insertPublishedText(ctx, { itemId: id, kind, language, title, body, at, isKept }))
  }
  return publications
}

/** A question with four choices; `right` is right. */
function asking(language: Language, number: number): BlockDocument {
  const said = (at: number): Block[] => documentOf(paragraphs(language, number * 10 + at, 1)).content
  const choices = ['right', 'wrong', 'other', 'never'].map((id, at): Block => {
    const explanation: Block = { type: 'explanation', content: said(at + 1) }
    const attrs = { id, isRight: id === 'right', area: null }
    return { type: 'choice', attrs, content: [...said(at + 5), explanation] }
  })
  return { type: 'doc', content: [...said(0), ...choices] }
}
