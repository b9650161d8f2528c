import type { ForeignNote } from '../../../foreign/contract.ts'
import { noteCodes } from '../../../foreign/notes.ts'
import { useText, type TextKey } from '../text.ts'
import styles from '../import/import.module.css'

/** What could not be carried over, in sentences. A code that has no words yet shows itself. */
export function NoteList({ notes }: { notes: readonly ForeignNote[] }) {
  const t = useText()
  return (
    <ul className={styles.notes}>
      {notes.map(({ code, detail, place }) => (
        <li key={`${code} ${detail} ${place}`}>
          {t(keyOf(code), { code, detail })}
          {place && <span className={styles.place}>{t('import.place', { place })}</span>}
        </li>
      ))}
    </ul>
  )
}

function keyOf(code: string): TextKey {
  const known = noteCodes.find((one) => one === code)
  return known ? `note.${known}` : 'note.other'
}
