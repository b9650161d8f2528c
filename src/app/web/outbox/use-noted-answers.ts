import { useEffect } from 'react'
import { asKept, attemptOfSubject } from '#features/quizzes/web/sent-answers.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { canKeep } from '../offline/can-keep.ts'
import { noteVote } from './note-vote.ts'

/** What the device keeps of attempts, courses, journals and votes follows what goes out, wherever its reader is when that arrives. */
export function useNotedAnswers(): void {
  const outbox = useOutbox()
  useEffect(() => {
    // What went out before this script had come.
    for (const { answer, entry } of outbox.listSent()) noteSent(answer, entry)
    return outbox.onSent(null, noteSent)
  }, [outbox])
}

function noteSent(answer: unknown, entry: OutboxEntry): void {
  note(noteEntry(entry))
  note(noteAnswer(answer, entry))
}

/** What cannot be kept is read anew with the next connection. */
function note(noting: Promise<void>): void {
  noting.catch(() => {})
}

/** What follows from its having gone out. */
async function noteEntry(entry: OutboxEntry): Promise<void> {
  const { kind } = entry
  if (kind === 'vote') return noteVote(entry)
  if (!canKeep() || (kind !== 'lesson' && kind !== 'enrolment')) return undefined
  const { noteLearning } = await import('../pocket/kept-courses.ts')
  return noteLearning(entry)
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
