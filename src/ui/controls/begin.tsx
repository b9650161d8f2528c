import styles from './begin.module.css'
import buttons from './button.module.css'

interface Props {
  label: string
  /** What is good to know before. */
  note?: string
  /** What stands here where scripts are off. */
  needsScript: string
  /** Under which name this device keeps what was begun here; a page on which there is something begins its scripts by itself. */
  keptAs: string
  onBegin(): void
}

/** Where on its page something is played. */
export const placeOfPlaying = 'play'

/** Leads past the text of something that is played. */
export function WayToBegin({ label }: Pick<Props, 'label'>) {
  return (
    <a href={`#${placeOfPlaying}`} className={`${buttons.secondary} ${styles.way}`}>
      {label}
    </a>
  )
}

/** Begins what only a script can do, and says so where there is none. */
export function Begin({ label, note, needsScript, keptAs, onBegin }: Props) {
  return (
    <div className={styles.begin} data-kept-as={keptAs}>
      <p className={styles.scriptless}>{needsScript}</p>
      {note && <p className={styles.start}>{note}</p>}
      <button type="button" className={`${buttons.primary} ${styles.start}`} onClick={onBegin}>
        {label}
      </button>
    </div>
  )
}
