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
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress className={styles.bar} id={id} max={Math.max(1, total)} value={done} />
    </div>
  )
}
