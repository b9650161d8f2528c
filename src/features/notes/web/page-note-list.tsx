import { useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import type { Range as Offsets } from '../passages/passage.ts'
import type { ArticleText } from './article/article-text.ts'
import { titleOfPage } from './article/page-title.ts'
import { reveal } from './article/reveal.ts'
import entries from './entries/entries.module.css'
import { NoteEntry, shortened } from './entries/note-entry.tsx'
import type { PlacedNotes } from './entries/placed-notes.ts'
import { Undo } from '#ui/controls/undo.tsx'
import { keptNote, useNoteActions } from './entries/use-note-actions.ts'
import { useReturn } from './entries/use-return.ts'
import type { ShownNote } from './entries/outgoing.ts'
import styles from './page-notes.module.css'
import type { NotedPage } from './queries.ts'
import { useText } from './text.ts'

interface Props {
  page: NotedPage
  article: ArticleText
  found: PlacedNotes
  onEdit: (note: ShownNote) => void
  said: string
  say: (words: string) => void
}

/** The notes of a page in the order of its text; then those in its other language, and those whose passage is gone. */
export function PageNoteList({ page, article, found, onEdit, said, say }: Props) {
  const t = useText()
  const { placed, others, lost } = found
  const deleting = useDeleting(page, say)
  const { last } = deleting
  const { sentence, expect } = useReturn([...placed.map(({ note }) => note), ...others, ...lost])
  const entryOf = (note: ShownNote, at?: Offsets) => (
    <li key={note.id}>
      <NoteEntry
        note={note}
        entry={note.entry}
        onEdit={() => onEdit(note)}
        onDelete={() => deleting.remove(note)}
      >
        {at && (
          <button type="button" className={buttons.quiet} onClick={() => reveal(article, at.start)}>
            {t('show')}
            <span className="visually-hidden">{shortened(note.passage.quote, 40)}</span>
          </button>
        )}
      </NoteEntry>
    </li>
  )
  const isEmpty = placed.length + others.length + lost.length === 0
  return (
    <>
      <output className={styles.said} ref={sentence} tabIndex={-1}>
        {said}
      </output>
      {last && (
        <Undo
          key={last.id}
          label={t('undo')}
          onUndo={() => {
            deleting.restore()
            expect(last.id)
          }}
        />
      )}
      {isEmpty && <p className={styles.quiet}>{t('page.empty')}</p>}
      {placed.length > 0 && (
        <ul className={entries.list}>{placed.map(({ note, at }) => entryOf(note, at))}</ul>
      )}
      {others.length > 0 && (
        <>
          <h3>{t('page.others')}</h3>
          <ul className={entries.list}>{others.map((note) => entryOf(note))}</ul>
        </>
      )}
      {lost.length > 0 && (
        <>
          <h3>{t('page.lost')}</h3>
          <p className={styles.quiet}>{t('page.lost.help')}</p>
          <ul className={entries.list}>{lost.map((note) => entryOf(note))}</ul>
        </>
      )}
    </>
  )
}

/** Deletes at once, and offers to undo it. */
function useDeleting({ kind, id: itemId }: NotedPage, say: (words: string) => void) {
  const t = useText()
  const actions = useNoteActions()
  const [last, setLast] = useState<ShownNote | null>(null)
  return {
    last,
    remove(note: ShownNote): void {
      actions.remove(keptNote(note, { kind, itemId }), titleOfPage())
      setLast(note)
      say(t('deleted'))
    },
    restore(): void {
      if (!last) return
      void actions.keep(keptNote(last, { kind, itemId }), titleOfPage())
      setLast(null)
      say(t('restored'))
    },
  }
}
