import { useEffect, useEffectEvent } from 'react'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/states/notice.tsx'
import styles from '../quiz.module.css'
import { useText } from '../text.ts'
import { clockOf, useTimeLeft } from './use-time-left.ts'

const minute = 60_000
const pause = 5000

interface Props {
  /** By this device's clock, epoch milliseconds; null without a limit. */
  endsAt: number | null
  onOver: () => void
}

/** The time that is left, by the server's clock: seen all the time, heard only at a few moments. */
export function TimeLeft({ endsAt, onOver }: Props) {
  const t = useText()
  const { left, milestone } = useTimeLeft(endsAt)
  const isOver = left === 0
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOver) return
    over()
    const timer = setInterval(() => over(), pause)
    return () => clearInterval(timer)
  }, [isOver])
  if (left === null) return null
  return (
    <>
      <p className={styles.time} data-is-short={left < minute} role="timer" aria-live="off">
        <Icon name="clock" size={20} />
        {t('time.left', { time: clockOf(left) })}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {!isOver && milestone !== null && t('time.milestone', { count: milestone / minute })}
      </p>
      {isOver && (
        <Notice tone="warning" live>
          <p>{t('time.over')}</p>
        </Notice>
      )}
    </>
  )
}
