import styles from './spinner.module.css'

interface Props {
  /** Centered over the whole window, while a screen loads. */
  overlay?: boolean
  label?: string
}

export function Spinner({ overlay = false, label }: Props) {
  return (
    <div className={overlay ? styles.overlay : styles.inline} role="status" aria-live="polite" data-spinner>
      <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <path d="M20 3 37 20 20 37 3 20Z" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M20 12v16" stroke="currentColor" strokeWidth="4" />
      </svg>
      {label && <span>{label}</span>}
    </div>
  )
}
