import { listPublished, toCards } from '#content/reading/server/reading.ts'
import { selectShownExtras } from '#content/reading/server/shown-store.ts'
import { readDetails, readExtras } from '#content/server/own-members.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { CourseCatalogue } from '../contract.ts'
import { isOpenAt, toAdmission } from './admission.ts'
import { countLessons } from './store.ts'

/** More than a home page shows. */
const mostCourses = 24

/** The listed courses in their order, for everybody: what each teaches and how long it takes. Lessons stay with members. */
export async function listCatalogue(
  ctx: Context,
  language: Language,
  wish: PageWish = {},
): Promise<CourseCatalogue> {
  const { rows, ...page } = await listPublished(ctx, {
    ...wish,
    kinds: ['course'],
    language,
    order: 'order',
    pageSize: mostCourses,
  })
  const courseIds = rows.map((row) => row.id)
  const [cards, counts, extras] = await Promise.all([
    toCards(ctx, rows, language),
    countLessons(ctx.readDb, { userId: '', courseIds, now: ctx.now }),
    selectShownExtras(ctx.readDb, { ids: courseIds, kind: 'course', now: ctx.now }),
  ])
  const details = new Map(rows.map((row) => [row.id, readDetails('course', row.details)]))
  const items = cards.map((card) => {
    const { seatsLeft, ...admission } = toAdmission(details.get(card.id) ?? {}, 0)
    const own = extras.find((one) => one.itemId === card.id && one.language === card.language)
    return {
      ...card,
      lessonCount: counts.find((one) => one.courseId === card.id)?.lessonCount ?? 0,
      outcomes: own ? (readExtras('course', own.extras).outcomes ?? []).filter(Boolean) : [],
      isOpen: isOpenAt({ ...admission, seatsLeft }, ctx.now),
      admission,
    }
  })
  return { items, ...page }
}
