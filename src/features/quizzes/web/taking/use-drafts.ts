import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Attempt, GivenAnswer } from '../../contract.ts'
import { answerOf, draftOf, type DraftAnswer } from '../answered.ts'
import { findDrafts, forgetDraft, keepDraft, type KeptDrafts } from './kept-drafts.ts'
import type { useAnswers } from './use-answers.ts'

/** Who has written nothing for so long has paused, milliseconds. */
const pause = 1000
/** So long before the time is over what was written is given at once, milliseconds: it has a way to go. */
const lastMoments = 3000

interface Options {
  attempt: Attempt
  answers: ReturnType<typeof useAnswers>
  /** When the attempt is over by this device's clock, epoch milliseconds. */
  endsAt: number | null
}

/**
 * What is being answered, over what has been answered. It is kept on this device until its answer is, or is with the server, and given when the reader
 * has done with it, pauses, leaves or has no time left; where an answer cannot be changed, only when they say so.
 */
export function useDrafts({ attempt, answers, endsAt }: Options) {
  const { id } = attempt
  const isOnce = attempt.answersShown === 'after_each'
  const [drafts, setDrafts] = useState<KeptDrafts>(() => findDrafts(id))
  /** Those of them that have not been given. */
  const [open, setOpen] = useState(drafts)
  /** What is known of an answer lags behind what was given a moment ago. */
  const last = useRef(new Map<number, GivenAnswer>())
  const answered = (position: number): DraftAnswer | null => {
    const question = questionAt(attempt, position)
    return question && draftOf(question, answers.find(position).answer)
  }

  const give = (position: number, draft: DraftAnswer) => {
    const answer = answerIn(attempt, position, draft)
    if (!answer) return
    setOpen((all) => without(all, position))
    const before = last.current.get(position) ?? answer
    const isNew = !isSame(answer, before) || !isSame(answer, answers.find(position).answer)
    last.current.set(position, answer)
    const safe = isNew ? answers.give(position, answer) : answers.untilSafe(position)
    void safe.then(() => forgetDraft(id, position, draft))
  }
  const giveWhole = () => {
    if (!isOnce) for (const [position, draft] of Object.entries(open)) give(Number(position), draft)
  }
  useMomentsToGive({ open, endsAt, giveWhole })

  return {
    /** What is shown of a question; null where it is gone. The one answer that counts may come from another device than what was begun here. */
    find(position: number): DraftAnswer | null {
      if (isOnce && answers.find(position).state !== 'none') return answered(position)
      const draft = drafts[position]
      const last = answered(position)
      return draft && draft.form === last?.form ? draft : last
    },
    change(position: number, draft: DraftAnswer, isWhole: boolean) {
      if (!answerIn(attempt, position, draft) && isSame(draft, answered(position))) {
        setDrafts(without(drafts, position))
        setOpen(without(open, position))
        return forgetDraft(id, position)
      }
      setDrafts({ ...drafts, [position]: draft })
      setOpen({ ...open, [position]: draft })
      keepDraft(id, position, draft)
      if (isWhole && !isOnce) give(position, draft)
    },
    give,
    /** Another question is looked at: what has been given is shown from now on as the server has it. */
    leave() {
      giveWhole()
      setDrafts(isOnce ? open : halvesOf(attempt, open))
    },
  }
}

interface Moments {
  open: KeptDrafts
  endsAt: number | null
  giveWhole(): void
}

/** Gives when the reader pauses, leaves or has no time left. */
function useMomentsToGive({ open, endsAt, giveWhole }: Moments): void {
  const giveLater = useEffectEvent(giveWhole)

  useEffect(() => {
    if (Object.keys(open).length === 0) return
    const isLate = endsAt !== null && Date.now() > endsAt - lastMoments
    const timer = setTimeout(() => giveLater(), isLate ? 0 : pause)
    return () => clearTimeout(timer)
  }, [open, endsAt])
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(() => giveLater(), Math.max(0, endsAt - lastMoments - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt])
  useEffect(() => {
    const look = () => document.hidden && giveLater()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      giveLater()
    }
  }, [])
}

function questionAt({ questions }: Attempt, position: number) {
  return questions.find((one) => one.position === position)?.question ?? null
}

function answerIn(attempt: Attempt, position: number, draft: DraftAnswer): GivenAnswer | null {
  const question = questionAt(attempt, position)
  return question && answerOf(question, draft)
}

function halvesOf(attempt: Attempt, drafts: KeptDrafts): KeptDrafts {
  const halves = Object.entries(drafts).filter(
    ([position, draft]) => !answerIn(attempt, Number(position), draft),
  )
  return Object.fromEntries(halves)
}

function without(drafts: KeptDrafts, position: number): KeptDrafts {
  const { [position]: _, ...others } = drafts
  return others
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
