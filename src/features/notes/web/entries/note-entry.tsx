import type { ReactNode } from 'react'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { isOnItsWay } from '#platform/web/outbox/use-delivery.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import buttons from '#ui/controls/button.module.css'
import type { Note } from '../../contract.ts'
import { useText } from '../text.ts'
import styles from './entries.module.css'

interface Props {
  note: Note
  entry: OutboxEntry | undefined
  onEdit: () => void
  onDelete: () => void
  /** Where the note is, above it. */
  above?: ReactNode
  /** More to do with it. */
  children?: ReactNode
}

/** One note: the passage, what was written about it, and what can be done with it. */
export function NoteEntry({ note, entry, onEdit, onDelete, above, children }: Props) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const { quote } = note.passage
  const short = shortened(quote, 40)
  return (
    <article
      className={styles.entry}
      data-type={note.type}
      id={`note-${note.id}`}
      tabIndex={-1}
      aria-label={short}
    >
      {above}
      <blockquote className={styles.quote} lang={note.language === language ? undefined : note.language}>
        {shortened(quote, 320)}
      </blockquote>
      {note.words && <p className={styles.words}>{note.words}</p>}
      <p className={styles.facts}>
        {note.type === 'bookmark' && (
          <span>
            <Icon name="bookmark" size={18} />
            {t('bookmark')}
          </span>
        )}
        <span>{dates.date(note.createdAt)}</span>
      </p>
      <div className={styles.actions}>
        {children}
        <button type="button" className={buttons.quiet} onClick={onEdit}>
          {t(note.words ? 'edit' : 'write')}
          <span className="visually-hidden">{short}</span>
        </button>
        <button type="button" className={buttons.quiet} onClick={onDelete}>
          {t('delete')}
          <span className="visually-hidden">{short}</span>
        </button>
      </div>
      {entry && !isOnItsWay(entry) && (
        <DeliveryState
          state={entry.status === 'refused' ? 'refused' : 'waiting'}
          entry={entry}
          announced=""
        />
      )}
    </article>
  )
}

/** The beginning of words that are too many; whole letters. */
export function shortened(words: string, most: number): string {
  const letters = [...words.replaceAll(/\s+/g, ' ').trim()]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
