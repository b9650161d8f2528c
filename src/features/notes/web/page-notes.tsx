import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { describePassage, type Range as Offsets } from '../passages/passage.ts'
import type { NoteType } from '../contract.ts'
import { rangeOf, type ArticleText } from './article/article-text.ts'
import { titleOfPage } from './article/page-title.ts'
import { isAt, paint } from './article/paint.ts'
import { reveal } from './article/reveal.ts'
import { useArticle } from './article/use-article.ts'
import { placeNotes, type PlacedNotes } from './entries/placed-notes.ts'
import { newNoteId, useNoteActions } from './entries/use-note-actions.ts'
import type { ShownNote } from './entries/outgoing.ts'
import { usePageNotes } from './entries/use-page-notes.ts'
import { Dialogs, type Asked } from './page-dialogs.tsx'
import { PageNoteList } from './page-note-list.tsx'
import styles from './page-notes.module.css'
import type { NotedPage } from './queries.ts'
import { ReadLine } from './reading/read-line.tsx'
import { ResumeBar } from './reading/resume-bar.tsx'
import { useOffer } from './reading/use-offer.ts'
import { useReading } from './reading/use-reading.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useText } from './text.ts'

/** A member's own notes on the page, below its text; what they highlighted in it, and how far they have read it. */
export function PageNotes({ page }: { page: NotedPage }) {
  const t = useText()
  const article = useArticle()
  const known = usePageNotes(page)
  const [asked, ask] = useState<Asked | null>(null)
  const [said, say] = useState('')
  const notes = known?.notes
  const found = useMemo(() => placeNotes(notes ?? [], article), [notes, article])
  const offer = useOffer(article, known?.places)
  const { read, block } = useReading({
    page,
    title: titleOfPage(),
    article,
    places: known?.places ?? [],
    offered: offer.block,
  })
  usePaint(article, found, (note) => ask({ note }))
  useWantedNote(article, found)
  const keep = useKeeping(page, article, say)
  if (!article || !known) return null
  if (article.blocks.length === 0 && known.notes.length === 0) return null

  const make =
    (type: NoteType, words = '') =>
    (at: Offsets) =>
      void keep(at, { type, words })
  return (
    <section className={styles.notes} aria-labelledby="own-notes">
      <h2 id="own-notes" tabIndex={-1}>
        {t('page.title')}
      </h2>
      {known.isFailed && <p role="alert">{t('page.failed')}</p>}
      <ReadLine article={article} read={read} />
      <p className={styles.quiet}>{t('page.help')}</p>
      <p className={styles.ways}>
        <button type="button" className={buttons.secondary} onClick={() => ask({ block })}>
          {t('add')}
        </button>
        <Link to={paths.notes}>{t('all')}</Link>
      </p>
      <PageNoteList {...{ page, article, found, said, say }} onEdit={(note) => ask({ note })} />
      {!asked && (
        <SelectionBar
          article={article}
          onHighlight={make('highlight')}
          onNote={(at) => ask({ at })}
          onBookmark={make('bookmark')}
        />
      )}
      {offer.block !== null && !asked && (
        <ResumeBar article={article} block={offer.block} onDone={offer.close} />
      )}
      {asked && <Dialogs asked={asked} article={article} page={page} keep={keep} onClose={() => ask(null)} />}
    </section>
  )
}

/** Keeps a new note and says so. */
function useKeeping(page: NotedPage, article: ArticleText | null, say: (words: string) => void) {
  const t = useText()
  const { keep } = useNoteActions()
  return async (at: Offsets, made: { type: NoteType; words: string }) => {
    if (!article) return
    const { text, language } = article
    const note = { ...made, id: newNoteId(), language, passage: describePassage(text, at) }
    const safe = keep({ ...note, kind: page.kind, itemId: page.id }, titleOfPage())
    say(t(made.type === 'bookmark' ? 'kept.bookmark' : 'kept.highlight'))
    await safe
  }
}

/** Shows in the text what was noted about it, and opens a note where it is pressed. */
function usePaint(
  article: ArticleText | null,
  { placed }: PlacedNotes,
  onPress: (note: ShownNote) => void,
): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!article) return
    const ranges = placed.flatMap(({ note, at }) => {
      const range = rangeOf(article, at)
      return range ? [{ note, range }] : []
    })
    const of = (type: NoteType) => ranges.flatMap(({ note, range }) => (note.type === type ? [range] : []))
    const end = paint({ 'member-highlights': of('highlight'), 'member-bookmarks': of('bookmark') })
    const open = (event: MouseEvent) => {
      const isControl = event.target instanceof Element && event.target.closest('a, button, input, label')
      if (isControl || !document.getSelection()?.isCollapsed) return
      const [found] = ranges.filter(({ range }) => isAt(range, event))
      if (found) press(found.note)
    }
    article.element.addEventListener('click', open)
    return () => {
      end()
      article.element.removeEventListener('click', open)
    }
  }, [article, placed])
}

/** Who comes from the list of all notes is led to the passage, or to the note where its passage is gone. */
function useWantedNote(article: ArticleText | null, { placed, lost, others }: PlacedNotes): void {
  const isDone = useRef(false)
  useEffect(() => {
    const wanted = /^#note-(.+)$/.exec(location.hash)?.[1]
    if (isDone.current || !article || !wanted) return
    const there = placed.find(({ note }) => note.id === wanted)
    const listed = [...lost, ...others].some(({ id }) => id === wanted)
    if (!there && !listed) return
    isDone.current = true
    if (there) return reveal(article, there.at.start)
    const entry = document.getElementById(`note-${wanted}`)
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  }, [article, placed, lost, others])
}
