import { useEffect, useEffectEvent, useState } from 'react'
import { bodyAt } from '#platform/web/answers/answer-to.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox, useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { untilSafe } from '#platform/web/outbox/until-safe.ts'
import { useSession } from '#platform/web/session.ts'
import type { AnswerKept, AnswerSent, Attempt, GivenAnswer } from '../../contract.ts'
import { answersOf, asKept } from '../sent-answers.ts'

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
  const prefix = answersOf(attempt.id)
  const entries = useOutboxEntries().filter(
    (entry) => entry.owner === owner && entry.subject.startsWith(prefix),
  )
  const [kept, setKept] = useState<ReadonlyMap<number, AnswerKept>>(new Map())
  const { given, note } = useGiven()
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

  // What was read before an answer arrived can come after it.
  const later = [...kept.values()].filter(({ position, sequence }) =>
    attempt.questions.some((one) => one.position === position && one.sequence < sequence),
  )
  const keepLater = useEffectEvent(() => later.forEach(keep))
  useEffect(() => {
    if (later.length > 0) keepLater()
  }, [later.length])

  const sent = new Map(entries.map((entry) => [Number(entry.subject.slice(prefix.length)), entry]))
  const waiting = new Map<number, AnswerSent>([
    ...[...sent].map(([position, entry]) => [position, sentOf(entry)] as const),
    ...given,
  ])
  const saved = (position: number) => {
    const known = attempt.questions.find((one) => one.position === position)
    const own = kept.get(position)
    return own && own.sequence > (known?.sequence ?? 0) ? own : known
  }
  const find = (position: number): HeldAnswer => {
    const entry = sent.get(position)
    const own = waiting.get(position)
    if (own) {
      const isRefused = entry?.status === 'refused' && !given.has(position)
      return { answer: own.answer, state: isRefused ? 'refused' : 'waiting', entry }
    }
    const answer = saved(position)?.answer ?? null
    return { answer, state: answer ? 'saved' : 'none', entry }
  }
  return {
    find,
    /** Done once it outlives this page. */
    async give(position: number, answer: GivenAnswer): Promise<void> {
      const known = Math.max(saved(position)?.sequence ?? 0, waiting.get(position)?.sequence ?? 0)
      const body = { answer, sequence: Math.max(known + 1, Date.now()) }
      const request = apiRequest('PUT', '/api/quiz-attempts/{id}/answers/{position}', {
        path: { id: attempt.id, position },
        query: {},
        body,
      })
      const { title } = attempt.lesson
      const adding = outbox.add({
        method: request.method,
        path: request.path,
        body,
        subject: `${prefix}${position}`,
        kind: 'answer',
        title,
        touches: [],
      })
      await note(position, body, adding)
      await untilSafe(outbox, `${prefix}${position}`)
    },
    /** Done once what was given before outlives this page. */
    untilSafe: (position: number) => untilSafe(outbox, `${prefix}${position}`),
    /** What the server may not have, for the end of the attempt. */
    listWaiting: () => [...waiting].map(([position, sent]) => ({ position, ...sent })),
    /** Nothing waits any more: the attempt is over. */
    forget: () => entries.forEach(({ id }) => outbox.discard(id)),
  }
}

/** What was given a moment ago and this device is still writing down: a busy one takes its time, and its reader may be at the end by then. */
function useGiven() {
  const [given, setGiven] = useState<ReadonlyMap<number, AnswerSent>>(new Map())
  return {
    given,
    async note(position: number, sent: AnswerSent, adding: Promise<void>): Promise<void> {
      setGiven((all) => new Map(all).set(position, sent))
      await adding
      setGiven((all) => new Map([...all].filter(([, one]) => one !== sent)))
    },
  }
}

/** Entries of these subjects are made by `give` alone. */
function sentOf({ body }: OutboxEntry): AnswerSent {
  return bodyAt('PUT', '/api/quiz-attempts/{id}/answers/{position}', body)
}
