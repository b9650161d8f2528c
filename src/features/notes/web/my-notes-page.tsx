import { useState, type FormEvent } from 'react'
import type { LoaderFunction } from 'react-router'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { Pagination } from '#ui/controls/pagination.tsx'
import { SearchField } from '#ui/controls/search-field.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { NoteList } from '../contract.ts'
import entries from './entries/entries.module.css'
import { NoteDialog } from './entries/note-dialog.tsx'
import { NoteEntry } from './entries/note-entry.tsx'
import { useListedNotes, type ListedNote } from './entries/use-listed-notes.ts'
import { Undo } from '#ui/controls/undo.tsx'
import { keptNote, useNoteActions } from './entries/use-note-actions.ts'
import { useReturn } from './entries/use-return.ts'
import styles from './my-notes-page.module.css'
import { notesQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient } = context.get(loadContext)
  await queryClient.fetchQuery({ ...notesQuery(wantedIn(new URL(request.url).searchParams)), staleTime: 0 })
  return null
}

/** Everything that a member highlighted and noted, with a search of its own. */
export function Component() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const wanted = wantedIn(search)
  const { data } = useQuery({ ...notesQuery(wanted), placeholderData: keepPreviousData })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      if (words) next.set('q', words)
      else next.delete('q')
      return next
    })
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} isHidden />
      <PageTitle title={t('title')}>
        <p>{t('introduction')}</p>
      </PageTitle>
      <search>
        <form className={styles.search} onSubmit={find}>
          <SearchField label={t('search')} defaultValue={wanted.words} />
          <button type="submit" className={buttons.primary}>
            {t('search.go')}
          </button>
        </form>
      </search>
      {data && <Found key={wanted.words} list={data} words={wanted.words} />}
      {data && <Pagination page={data.page} hasNext={data.hasNext} />}
    </div>
  )
}

interface FoundProps {
  list: NoteList
  words: string
}

function Found({ list: { items, page, hasNext }, words }: FoundProps) {
  const t = useText()
  const listed = useListedNotes(items)
  const { edited, edit, said, last, remove, restore, save } = useChanges()
  const { sentence, expect } = useReturn(listed.map(({ note, entry }) => ({ id: note.id, entry })))
  const isEmpty = listed.length === 0
  const isAll = page === 1 && !hasNext
  return (
    <>
      <output className={styles.said} ref={sentence} tabIndex={-1}>
        {said || (words && !isEmpty && page === 1 ? t('search.found', { words }) : '')}
      </output>
      {last && (
        <Undo
          key={last.note.id}
          label={t('undo')}
          onUndo={() => {
            restore()
            expect(last.note.id)
          }}
        />
      )}
      {isEmpty && isAll && (words ? <p>{t('search.none', { words })}</p> : <Empty />)}
      {isEmpty && page > 1 && <p>{t('part.none')}</p>}
      <ul className={entries.list}>
        {listed.map((one) => (
          <li key={one.note.id}>
            <NoteEntry
              note={one.note}
              entry={one.entry}
              onEdit={() => edit(one)}
              onDelete={() => remove(one)}
              above={<Where page={one.note.page} id={one.note.id} />}
            />
          </li>
        ))}
      </ul>
      {edited && <Editing edited={edited} onSave={save} onClose={() => edit(null)} />}
    </>
  )
}

function Empty() {
  const t = useText()
  return (
    <EmptyState
      title={t('empty')}
      action={
        <Link className={buttons.primary} to={paths.learn}>
          {t('empty.go')}
        </Link>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}

function Where({ page, id }: { page: ListedNote['note']['page']; id: string }) {
  const t = useText()
  return page.id === null ? (
    <p>
      <strong>{page.title}</strong> {t('gone')}
    </p>
  ) : (
    <p>
      <Link to={`${page.path}#note-${id}`}>{page.title}</Link>
    </p>
  )
}

function Editing({
  edited: { note },
  onSave,
  onClose,
}: {
  edited: ListedNote
  onSave: (words: string) => Promise<void>
  onClose: () => void
}) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <NoteDialog
      title={t(note.words ? 'edit' : 'write')}
      keptAs={note.id}
      quote={{ words: note.passage.quote, lang: note.language === language ? undefined : note.language }}
      words={note.words}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** Changes and deletes notes; a deletion can be undone, but on a page that is gone. */
function useChanges() {
  const t = useText()
  const actions = useNoteActions()
  const [edited, edit] = useState<ListedNote | null>(null)
  const [last, setLast] = useState<ListedNote | null>(null)
  const [said, say] = useState('')
  return {
    edited,
    edit,
    said,
    last,
    remove(one: ListedNote): void {
      actions.remove(givenOf(one), one.note.page.title)
      setLast(one.note.page.id === null ? null : one)
      say(t('deleted'))
    },
    restore(): void {
      if (!last) return
      void actions.keep(givenOf(last), last.note.page.title)
      setLast(null)
      say(t('restored'))
    },
    async save(words: string): Promise<void> {
      edit(null)
      if (edited) await actions.keep({ ...givenOf(edited), words }, edited.note.page.title)
    },
  }
}

function givenOf({ note }: ListedNote) {
  return keptNote(note, { kind: note.page.kind, itemId: note.page.id ?? '' })
}

function wantedIn(search: URLSearchParams): { words: string; page: number } {
  const page = Number(search.get('page') ?? 1)
  return {
    words: (search.get('q') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 250 ? page : 1,
  }
}
