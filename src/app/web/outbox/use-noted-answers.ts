import { useEffect } from 'react'
import { asKept, attemptOfSubject } from '#features/quizzes/web/sent-answers.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { canKeep } from '../offline/can-keep.ts'

/** What is kept of an open attempt follows its answers, wherever their reader is when they arrive. */
export function useNotedAnswers(): void {
  const outbox = useOutbox()
  useEffect(
    () =>
      outbox.onSent(null, (answer, { subject }) => {
        const id = attemptOfSubject(subject)
        if (id && canKeep()) void note(id, answer)
      }),
    [outbox],
  )
}

async function note(id: string, answer: unknown): Promise<void> {
  const { noteAnswer } = await import('../quiz-attempt/kept-attempts.ts')
  // What cannot be kept is read anew with the next connection.
  await noteAnswer(id, asKept(answer)).catch(() => {})
}
