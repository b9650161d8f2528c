import { useEffect, useState } from 'react'
import type { LessonDetail } from '../../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'
import { useEndRead } from './use-end-read.ts'
import { useWatchedShare } from './use-watched-share.ts'

/** What keeps a lesson from being marked as done. */
type Unmet = 'time' | 'end' | 'video' | 'goals' | 'quiz'

/** The rule of a lesson as far as this page knows, with what of it is not met; the server decides. */
export function useUnmet(lesson: LessonDetail): { are: readonly Unmet[]; watched: number } {
  const { completion, isDone, readyAt } = lesson
  const isReady = useReady(readyAt, completion.by === 'seen' ? completion.minutes : 0)
  const isEndRead = useEndRead(lesson)
  const watched = useWatchedShare(lesson)
  if (isDone) return { are: [], watched }
  switch (completion.by) {
    case 'hand':
      return { are: [], watched }
    case 'seen':
      return { are: [...(isReady ? [] : ['time' as const]), ...(isEndRead ? [] : ['end' as const])], watched }
    case 'video':
      return { are: watched >= completion.share ? [] : ['video'], watched }
    case 'goals':
      return { are: lesson.exercise?.isMet ? [] : ['goals'], watched }
    case 'quiz':
      return { are: ['quiz'], watched }
  }
}

interface Props {
  lesson: LessonDetail
  unmet: ReturnType<typeof useUnmet>
}

/** Says what completes the lesson and is still missing, and aloud when it is met. */
export function CompletionRuleText({ lesson: { completion, readyAt }, unmet: { are, watched } }: Props) {
  const t = useText()
  const dates = useDates()
  if (completion.by === 'hand') return null
  const time = readyAt === null ? '' : dates.time(readyAt)
  const isTime = are.includes('time') && completion.by === 'seen'
  const words = readyAt === null ? 'lesson.seenLater' : 'lesson.seen'
  return (
    <output>
      {are.length === 0 && t('lesson.ready')}
      {isTime && t(words, { count: completion.minutes, time })}
      {are.includes('end') && (isTime ? ` ${t('lesson.end')}` : t('lesson.endOnly'))}
      {are.includes('video') &&
        completion.by === 'video' &&
        t('lesson.watch', { share: completion.share, watched })}
      {are.includes('goals') && t('lesson.byGoals')}
      {are.includes('quiz') && t('lesson.byQuiz')}
    </output>
  )
}

/**
 * Whether an instant of the server has come; one that it has not said, as of a lesson that was never opened with a connection, has not.
 * A device whose clock is wrong by more than the rule asks for is not made to wait: the server refuses what comes too soon.
 */
function useReady(readyAt: number | null, minutes: number): boolean {
  const [firedFor, setFiredFor] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setFiredFor(readyAt), Math.max(0, leftUntil(readyAt, minutes)))
    return () => clearTimeout(timer)
  }, [readyAt, minutes])
  return readyAt !== null && (firedFor === readyAt || leftUntil(readyAt, minutes) <= 0)
}

function leftUntil(readyAt: number | null, minutes: number): number {
  const left = readyAt === null ? 0 : readyAt - Date.now()
  return left > minutes * 60_000 ? 0 : left
}
