import type { Answers } from '#platform/web/answers/answers.ts'
import { forgetAllTyped } from '#platform/web/typed/typed-store.ts'

/** Where in the cache of answers stands what is typed. */
export const room = 'draft'

export function forgetDrafts(answers: Answers): void {
  answers.whole()?.removeQueries({ queryKey: [room] })
  forgetAllTyped()
}

export function isDraft(key: readonly unknown[]): boolean {
  return key[0] === room
}
