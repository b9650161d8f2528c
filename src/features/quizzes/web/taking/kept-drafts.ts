import { answerPrefix } from '#platform/web/kept-answers.ts'
import { tryStorage } from '#platform/web/try-storage.ts'
import type { DraftAnswer } from '../answered.ts'

/** By the position of their question. */
export type KeptDrafts = Readonly<Record<number, DraftAnswer>>

const keyOf = (attemptId: string) => `${answerPrefix}drafts of ${attemptId}`

/** What was begun in an attempt and is no answer yet, so that neither a closed page nor a lost connection takes it away. */
export function findDrafts(attemptId: string): KeptDrafts {
  const stored = tryStorage(() => localStorage.getItem(keyOf(attemptId)))
  const drafts: unknown = stored ? tryStorage(() => JSON.parse(stored)) : null
  return areDrafts(drafts) ? drafts : {}
}

export function keepDraft(attemptId: string, position: number, draft: DraftAnswer): void {
  write(attemptId, { ...findDrafts(attemptId), [position]: draft })
}

/** `known`: only if nothing else has been begun there meanwhile. */
export function forgetDraft(attemptId: string, position: number, known?: DraftAnswer): void {
  const { [position]: kept, ...others } = findDrafts(attemptId)
  if (!known || JSON.stringify(kept) === JSON.stringify(known)) write(attemptId, others)
}

export function forgetDrafts(attemptId: string): void {
  tryStorage(() => localStorage.removeItem(keyOf(attemptId)))
}

function write(attemptId: string, drafts: KeptDrafts): void {
  if (Object.keys(drafts).length === 0) return forgetDrafts(attemptId)
  tryStorage(() => localStorage.setItem(keyOf(attemptId), JSON.stringify(drafts)))
}

/** Only `write` writes under these names; whether one fits its question is asked when it is shown. */
function areDrafts(value: unknown): value is KeptDrafts {
  return typeof value === 'object' && value !== null && Object.values(value).every(isDraft)
}

function isDraft(value: unknown): value is DraftAnswer {
  return typeof value === 'object' && value !== null && 'form' in value
}
