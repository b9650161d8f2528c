import { useLanguage } from '#platform/web/i18n.ts'
import type { NoteType } from '../contract.ts'
import type { Range as Offsets } from '../passages/passage.ts'
import type { ArticleText } from './article/article-text.ts'
import { titleOfPage } from './article/page-title.ts'
import { NoteDialog } from './entries/note-dialog.tsx'
import { PassageDialog } from './entries/passage-dialog.tsx'
import { keptNote, useNoteActions } from './entries/use-note-actions.ts'
import type { ShownNote } from './entries/outgoing.ts'
import type { NotedPage } from './queries.ts'
import { useText } from './text.ts'

/** What a dialog is open for: a note that is there, words that are selected, or a passage that is still to be chosen, from this block on. */
export type Asked = { note: ShownNote } | { at: Offsets } | { block: number }

interface Props {
  asked: Asked
  article: ArticleText
  page: NotedPage
  keep: (at: Offsets, made: { type: NoteType; words: string }) => Promise<void>
  onClose: () => void
}

export function Dialogs({ asked, article, page, keep, onClose }: Props) {
  const t = useText()
  const reader = useLanguage()
  const actions = useNoteActions()
  const langOf = (language: 'en' | 'am') => (language === reader.language ? undefined : language)
  if ('block' in asked)
    return (
      <PassageDialog
        pageId={page.id}
        article={article}
        block={asked.block}
        onSave={(at, made) => {
          onClose()
          return keep(at, made)
        }}
        onClose={onClose}
      />
    )
  if ('at' in asked)
    return (
      <NoteDialog
        title={t('do.note')}
        keptAs={`${page.id} ${asked.at.start} ${asked.at.end}`}
        quote={{ words: article.text.slice(asked.at.start, asked.at.end), lang: langOf(article.language) }}
        onSave={(words) => {
          onClose()
          return keep(asked.at, { type: 'highlight', words })
        }}
        onClose={onClose}
      />
    )
  const { note } = asked
  return (
    <NoteDialog
      title={t(note.words ? 'edit' : 'write')}
      keptAs={note.id}
      quote={{ words: note.passage.quote, lang: langOf(note.language) }}
      words={note.words}
      onSave={(words) => {
        onClose()
        return actions.keep(keptNote({ ...note, words }, { kind: page.kind, itemId: page.id }), titleOfPage())
      }}
      onClose={onClose}
    />
  )
}
