import { useId } from 'react'
import styles from './progress-bar.module.css'

interface Props {
  done: number
  total: number
  /** How far it is, in words: stands beside the bar. */
  label: string
}

/** How much of something is done, as a bar and in words. */
export function ProgressBar({ done, total, label }: Props) {
  const id = useId()
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div className={styles.progress}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <span
        className={styles.bar}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <span className={styles.done} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  )
}
