import { kindsWith } from '#content/kinds.ts'
import { listCards } from '#content/reading/server/reading.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import type { ExerciseList } from '../contract.ts'

/** More than anybody tries in a day. */
const perPage = 48

/** What readers can practise, in the order that its editors gave it. */
export function listExercises(ctx: Context, wish: PageWish): Promise<ExerciseList> {
  const { language } = ctx
  return listCards(ctx, {
    ...wish,
    kinds: kindsWith('practised'),
    language,
    order: 'order',
    pageSize: perPage,
  })
}
