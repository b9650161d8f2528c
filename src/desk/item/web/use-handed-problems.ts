import { useLocation } from '#platform/web/router/router.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { useOnce } from '#platform/web/use-once.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'

/** What a table hands over when it could not publish: the language and what is missing in it. */
export interface HandedProblems {
  language: Language
  problems: FieldErrors
}

/** Shows what a table handed over when it could not publish a text. */
export function useHandedProblems(drafts: Record<Language, EditionDraft>): void {
  const handed = handedIn(useLocation().state)
  useOnce(() => {
    if (handed) drafts[handed.language].setProblems(handed.problems)
  })
}

/** Only the content table navigates here with a state. */
function handedIn(state: unknown): HandedProblems | undefined {
  return typeof state === 'object' && state !== null && 'problems' in state
    ? (state as HandedProblems)
    : undefined
}
