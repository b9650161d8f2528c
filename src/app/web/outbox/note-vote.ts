import { answerKey } from '#platform/web/kept-answers.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

/** Nobody is asked again who has voted, unless they sign out: whoever comes next to this device has not. */
export function noteVote({ subject, owner }: Pick<OutboxEntry, 'subject' | 'owner'>): void {
  tryStorage(() => localStorage.setItem(answerKey(subject, owner ?? undefined), '1'))
}
