import { useEffect, useEffectEvent, useState } from 'react'
import type { ReadAddress } from '../../api-operations.ts'
import type { ApiRequest } from '../api-client.ts'
import { newKey } from '../idempotency-key.ts'
import type { Wish } from './entries.ts'
import { useOutbox, useOutboxEntries, type NewWish, type OutboxActions } from './outbox-context.ts'
import { untilSafe } from './until-safe.ts'

/** What a finished run changes; lessons are done by its goals. */
export const practised: readonly ReadAddress[] = [
  '/api/practice/runs',
  '/api/practice/progress',
  '/api/courses',
  '/api/dashboard',
]

interface FinishedRun<T> {
  request: ApiRequest<T> & { method: 'POST' }
  /** Whether it met every goal. */
  isMet: boolean
  /** Names the run where it is handed in again after a reload. */
  runId?: string
}

/**
 * Hands finished runs in as soon as there is a connection and an account: until then they are kept on this device. Of runs that wait,
 * the last one that met every goal is kept, and the last one that did not. `exercise` names it among all: `replay/{id}`; `runner` is the
 * account that began the run, whoever is signed in at its end.
 */
export function useHandingIn<T>(exercise: string, runner: string | undefined) {
  const outbox = useOutbox()
  const [wishId, setWishId] = useState<string | null>(null)
  const [answered, setAnswered] = useState<{ wishId: string; answer: T } | null>(null)
  const entry = useOutboxEntries().find(({ id }) => id === wishId)
  const note = useEffectEvent((answer: unknown, id: string) =>
    setAnswered({ wishId: id, answer: answer as T }),
  )
  useEffect(() => {
    const subjects = [subjectOf(exercise, true), subjectOf(exercise, false)]
    const ends = subjects.map((subject) => outbox.onSent(subject, (answer, { id }) => note(answer, id)))
    return () => ends.forEach((end) => end())
  }, [outbox, exercise])
  return {
    /** The run that was handed in last, as long as the server has not answered. */
    entry,
    /** What the server said of it. */
    answer: answered !== null && answered.wishId === wishId ? answered.answer : null,
    /** Done once the run outlives this page: until then what is kept of it stays. */
    async handIn({ request, isMet, runId = newKey() }: FinishedRun<T>): Promise<void> {
      setWishId(runId)
      await addUntilSafe(outbox, {
        ...request,
        id: runId,
        subject: subjectOf(exercise, isMet),
        kind: 'practice',
        title: document.querySelector('h1')?.textContent ?? document.title,
        touches: practised,
        owner: runner,
        waitsForAccount: true,
      })
    },
  }
}

function subjectOf(exercise: string, isMet: boolean): string {
  return `practice/${exercise}/${isMet ? 'met' : 'tried'}`
}

/** Adds it; done once it outlives this page. */
export async function addUntilSafe<W extends NewWish | Wish>(
  outbox: Pick<OutboxActions, 'isLasting' | 'read' | 'subscribe'> & { add(wish: W): Promise<void> },
  wish: W,
): Promise<void> {
  await outbox.add(wish)
  await untilSafe(outbox, wish.subject)
}
