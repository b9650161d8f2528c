import { useEffect } from 'react'
import { asKept, attemptOfSubject } from '#features/quizzes/web/sent-answers.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { canKeep } from '../offline/can-keep.ts'

/** What the device keeps of attempts and journals follows what goes out, wherever its reader is when that arrives. */
export function useNotedAnswers(): void {
  const outbox = useOutbox()
  useEffect(
    // What cannot be kept is read anew with the next connection.
    () => outbox.onSent(null, (answer, entry) => void noteAnswer(answer, entry).catch(() => {})),
    [outbox],
  )
}

/** What follows from what the server said. */
async function noteAnswer(answer: unknown, entry: OutboxEntry): Promise<void> {
  if (!canKeep()) return undefined
  if (entry.kind === 'trade') {
    const { noteTrade } = await import('../journal/kept-journals.ts')
    return noteTrade(answer, entry)
  }
  const id = attemptOfSubject(entry.subject)
  if (!id) return undefined
  const attempts = await import('../quiz-attempt/kept-attempts.ts')
  return attempts.noteAnswer(id, asKept(answer))
}
