import { useEffect, useState } from 'react'
import type { LessonDetail } from '../../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'
import { useWatchedShare } from './use-watched-share.ts'

/** What keeps a lesson from being marked as done; null when nothing does. */
export type Unmet = 'time' | 'video' | 'quiz' | null

/** The rule of a lesson as far as this page knows; the server decides. */
export function useUnmet(lesson: LessonDetail): { is: Unmet; watched: number } {
  const { completion, isDone, readyAt } = lesson
  const isReady = useReady(readyAt, completion.by === 'seen' ? completion.minutes : 0)
  const watched = useWatchedShare(lesson)
  if (isDone) return { is: null, watched }
  switch (completion.by) {
    case 'hand':
      return { is: null, watched }
    case 'seen':
      return { is: isReady ? null : 'time', watched }
    case 'video':
      return { is: watched >= completion.share ? null : 'video', watched }
    case 'quiz':
      return { is: 'quiz', watched }
  }
}

interface Props {
  lesson: LessonDetail
  unmet: { is: Unmet; watched: number }
}

/** Says what completes the lesson, and aloud when it is met. */
export function CompletionRuleText({ lesson: { completion, readyAt }, unmet: { is, watched } }: Props) {
  const t = useText()
  const dates = useDates()
  if (completion.by === 'hand') return null
  const time = readyAt === null ? '' : dates.time(readyAt)
  return (
    <output>
      {is === null && t('lesson.ready')}
      {is === 'time' && completion.by === 'seen' && t('lesson.seen', { count: completion.minutes, time })}
      {is === 'video' && completion.by === 'video' && t('lesson.watch', { share: completion.share, watched })}
      {is === 'quiz' && t('lesson.byQuiz')}
    </output>
  )
}

/**
 * Whether an instant of the server has come. A device whose clock is wrong by more than the rule asks for is not made to wait: the
 * server refuses what comes too soon.
 */
function useReady(readyAt: number | null, minutes: number): boolean {
  const [firedFor, setFiredFor] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setFiredFor(readyAt), Math.max(0, leftUntil(readyAt, minutes)))
    return () => clearTimeout(timer)
  }, [readyAt, minutes])
  return firedFor === readyAt || leftUntil(readyAt, minutes) <= 0
}

function leftUntil(readyAt: number | null, minutes: number): number {
  const left = readyAt === null ? 0 : readyAt - Date.now()
  return left > minutes * 60_000 ? 0 : left
}
