import { Mark } from '../page/mark.tsx'
import styles from './spinner.module.css'

interface Props {
  /** Centered over the whole window, while a screen loads. */
  overlay?: boolean
  label?: string
}

export function Spinner({ overlay = false, label }: Props) {
  return (
    <output className={overlay ? styles.overlay : styles.inline} data-spinner>
      <span className={styles.mark}>
        <Mark size={56} />
      </span>
      {label && <span>{label}</span>}
    </output>
  )
}
