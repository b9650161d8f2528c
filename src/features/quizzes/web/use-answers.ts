import { useEffect, useEffectEvent, useState } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox, useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { useSession } from '#platform/web/session.ts'
import type { AnswerKept, AnswerSent, Attempt, GivenAnswer } from '../contract.ts'

export interface HeldAnswer {
  answer: GivenAnswer | null
  /** Where the newest answer is: with the server, on its way, or refused. */
  state: 'none' | 'saved' | 'waiting' | 'refused'
  entry: OutboxEntry | undefined
}

interface Changes {
  keep(kept: AnswerKept): void
  /** The attempt was read while answers were on their way. */
  readAgain(): void
}

/** The answers of an attempt: what the server has, and over it what this device has not been able to send yet. */
export function useAnswers(attempt: Attempt, { keep, readAgain }: Changes) {
  const outbox = useOutbox()
  const owner = useSession().user?.uid ?? null
  const prefix = `quiz-attempt/${attempt.id}/`
  const entries = useOutboxEntries().filter(
    (entry) => entry.owner === owner && entry.subject.startsWith(prefix),
  )
  const [kept, setKept] = useState<ReadonlyMap<number, AnswerKept>>(new Map())
  const heard = useEffectEvent((answer: AnswerKept) => {
    setKept((all) => new Map(all).set(answer.position, answer))
    keep(answer)
  })
  const missed = useEffectEvent(readAgain)
  useEffect(() => {
    if (outbox.hasSent(prefix)) missed()
    return outbox.onSent(null, (answer, { subject }) => {
      if (subject.startsWith(prefix)) heard(asKept(answer))
    })
  }, [outbox, prefix])

  const sent = new Map(entries.map((entry) => [Number(entry.subject.slice(prefix.length)), entry]))
  const saved = (position: number) => {
    const known = attempt.questions.find((one) => one.position === position)
    const own = kept.get(position)
    return own && own.sequence > (known?.sequence ?? 0) ? own : known
  }
  const find = (position: number): HeldAnswer => {
    const entry = sent.get(position)
    if (entry) {
      const { answer } = sentOf(entry)
      return { answer, state: entry.status === 'refused' ? 'refused' : 'waiting', entry }
    }
    const answer = saved(position)?.answer ?? null
    return { answer, state: answer ? 'saved' : 'none', entry }
  }
  return {
    find,
    give(position: number, answer: GivenAnswer) {
      const entry = sent.get(position)
      const known = Math.max(saved(position)?.sequence ?? 0, entry ? sentOf(entry).sequence : 0)
      const body = { answer, sequence: Math.max(known + 1, Date.now()) }
      const request = apiRequest('PUT', '/api/quiz-attempts/{id}/answers/{position}', {
        path: { id: attempt.id, position },
        query: {},
        body,
      })
      const { title } = attempt.lesson
      void outbox.add({
        method: request.method,
        path: request.path,
        body,
        subject: `${prefix}${position}`,
        kind: 'answer',
        title,
        touches: [],
      })
    },
    /** What the server may not have, for the end of the attempt. */
    listWaiting: () => [...sent].map(([position, entry]) => ({ position, ...sentOf(entry) })),
    /** Nothing waits any more: the attempt is over. */
    forget: () => entries.forEach(({ id }) => outbox.discard(id)),
  }
}

/** Entries of these subjects are made by `give` alone. */
function sentOf({ body }: OutboxEntry): AnswerSent {
  return body as AnswerSent
}

/** So are their answers of the one operation that they ask. */
function asKept(answer: unknown): AnswerKept {
  return answer as AnswerKept
}
