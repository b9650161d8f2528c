import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Edition, EditionText, Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { putBody } from '../../editor/web/put-body.ts'
import { commonText, type Choices } from './merging/merge-texts.ts'
import { useCollision } from './merging/use-collision.ts'
import { conflictIn, editionOf, isSessionOver, isUnreachable, mayPass, problemsIn } from './answers.ts'
import type { KeptText } from './device-store.ts'
import { isSameText } from './same-text.ts'
import { useKeptText } from './use-kept-text.ts'
import { useTurns } from './use-turns.ts'
import { useEditionMoves } from './use-edition-moves.ts'
import { beginWriting, hasUnsaved, standOn } from './writing.ts'
import { textOf, withoutProblems } from './edition-text.ts'

/**
 * `offline`: the server cannot be reached, `ended`: nobody is signed in any more; either way the text is kept on this device.
 * `conflict`: somebody else changed the same words, and one of both has to be chosen.
 */
export type DraftState = 'saved' | 'dirty' | 'saving' | 'offline' | 'ended' | 'conflict' | 'failed'

export type EditionDraft = ReturnType<typeof useEditionDraft>

/** How often a text is joined with ever newer ones before the next autosave goes on. */
const mostJoins = 3

interface SavedText {
  basedOn: number
  keep: boolean
  translatedFrom?: number | undefined
  text: EditionText
}

/** The text of one language as it is being written. Saves wait for each other, so the last words always win. */
export function useEditionDraft(item: Item, language: Language, onItem: (item: Item) => void) {
  const api = useApi()
  const path = { id: item.id, language }
  const put = (body: SavedText) => api.put('/api/admin/items/{id}/editions/{language}', { path, body })
  const edition = editionOf(item, language)
  const [text, setText] = useState(() => textOf(edition))
  const [state, setState] = useState<DraftState>('saved')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [savedAt, setSavedAt] = useState(edition?.updatedAt ?? null)
  const [mayRetry, setMayRetry] = useState(false)
  const kept = useKeptText(item.id, language)
  /** Begins the block editor again when the text comes from elsewhere. */
  const [generation, setGeneration] = useState(0)
  const [begun] = useState(() => beginWriting(edition))
  const writing = useRef(begun)
  const inTurn = useTurns()
  const other = editionOf(item, otherLanguage(language))
  const otherRevision = useRef(other?.revision)
  useEffect(() => {
    otherRevision.current = other?.revision
  })

  const { keepSoon } = kept
  const change = useCallback(
    (part: Partial<EditionText>) => {
      const { current } = writing
      current.text = { ...current.text, ...part }
      current.changes++
      setText(current.text)
      setState((state) => (state === 'conflict' ? state : 'dirty'))
      setProblems((problems) => withoutProblems(problems, Object.keys(part)))
      keepSoon(current)
    },
    [keepSoon, writing],
  )

  /** Puts another text into the place of this one without touching the blocks that stay; it still has to be saved. */
  const show = (text: EditionText): void => {
    const { editor } = writing.current
    setState('dirty')
    change(text)
    if (!editor || editor.isDestroyed) return setGeneration((count) => count + 1)
    editor.view.dispatch(putBody(editor.state, text.body).setMeta('addToHistory', false))
  }

  const collision = useCollision({ writing, show, onMet: () => setState('conflict') })

  const acknowledge = (edition: Edition | undefined, changes: number) => {
    const { current } = writing
    standOn(current, edition)
    current.savedChanges = changes
    setSavedAt(Date.now())
    if (hasUnsaved(current)) keepSoon(current)
    else kept.forget()
    setState(hasUnsaved(current) ? 'dirty' : 'saved')
  }

  const sendText = async ({ keep }: { keep: boolean }, tries = mostJoins): Promise<void> => {
    const { text, basedOn, changes, keptChanges } = writing.current
    if (!hasUnsaved(writing.current) && !(keep && changes !== keptChanges)) return
    setState('saving')
    try {
      const answer = await put({
        basedOn,
        keep,
        translatedFrom: basedOn === 0 ? otherRevision.current : undefined,
        text,
      })
      if (keep) writing.current.keptChanges = changes
      acknowledge(editionOf(answer, language), changes)
      onItem(answer)
    } catch (error) {
      const theirs = conflictIn(error)
      // An answer that was lost on its way: the text is there.
      if (theirs && isSameText(textOf(theirs), text)) return acknowledge(theirs, changes)
      if (theirs && collision.meet(theirs) && tries > 1) return sendText({ keep: true }, tries - 1)
      if (!theirs) await fail(error)
      throw error
    }
  }

  /** Says why a text is not saved. Whatever the reason, it is kept on this device. */
  const fail = async (error: unknown): Promise<void> => {
    const isKept = await kept.flush()
    setMayRetry(mayPass(error))
    setProblems((problems) => problemsIn(error) ?? problems)
    if (writing.current.meeting) return setState('conflict')
    if (isSessionOver(error)) return setState('ended')
    setState(isUnreachable(error) && isKept ? 'offline' : 'failed')
  }

  const noteConflict = (error: unknown): void => {
    const theirs = conflictIn(error)
    if (theirs) collision.meet(theirs)
  }

  /** With `keep`, a revision stays. */
  const save = (options: { keep: boolean }) => inTurn(() => sendText(options))

  /** Ends a conflict: theirs and mine are kept as they stand, then what was chosen is saved over both. */
  const settle = (choices: Choices) =>
    inTurn(async () => {
      const { meeting, text: mine, changes } = writing.current
      if (!meeting) return
      const basedOn = meeting.theirs.revision
      try {
        await put({ basedOn, keep: true, text: textOf(meeting.theirs) })
        const answer = await put({ basedOn, keep: true, text: mine })
        const chosen = collision.chosen(meeting, choices)
        collision.endMeeting()
        acknowledge(editionOf(answer, language), changes)
        writing.current.keptChanges = changes
        show(chosen)
      } catch (error) {
        if (conflictIn(error)) noteConflict(error)
        else await fail(error)
        throw error
      }
      await sendText({ keep: true })
    })

  /** Puts a text that the server holds in the place of the one that is being written. */
  const takeOver = (edition: Edition) => {
    const { current } = writing
    standOn(current, edition)
    current.text = current.base
    current.savedChanges = current.changes
    current.keptChanges = current.changes
    setText(current.text)
    setProblems({})
    setState('saved')
    setSavedAt(edition.updatedAt)
    setGeneration((count) => count + 1)
    kept.forget()
  }

  const moves = useEditionMoves({
    inTurn,
    sendText,
    noteConflict,
    setProblems,
    takeOver,
    onItem,
    writing,
    language,
    sendPublication: (body) =>
      api.put('/api/admin/items/{id}/editions/{language}/publication', { path, body }),
    sendRestoration: (revision, body) =>
      api.post('/api/admin/items/{id}/editions/{language}/revisions/{revision}/restoration', {
        path: { ...path, revision },
        body,
      }),
  })

  /**
   * Goes on with a text that was kept on this device. What stands here stays in the history; when the server's text has moved
   * on since, both are joined.
   */
  const takeKept = async (text: KeptText) => {
    if (hasUnsaved(writing.current)) await save({ keep: true })
    const { edition, basedOn } = writing.current
    // Only what the server can be told now stays in the history; nothing of it is needed to go on.
    if (edition) await put({ basedOn, keep: true, text: textOf(edition) }).catch(() => undefined)
    const hasMovedOn = edition !== undefined && text.basedOn !== basedOn
    if (hasMovedOn) {
      writing.current.basedOn = text.basedOn
      writing.current.base = text.base ?? commonText(text.text, textOf(edition))
    }
    show(text.text)
    if (hasMovedOn) collision.meet(edition)
    if (await kept.flush()) await kept.drop(text)
  }

  return useSteady({
    language,
    edition,
    other,
    text,
    state,
    savedAt,
    mayRetry,
    problems,
    meeting: collision.meeting,
    joined: collision.joined,
    generation,
    change,
    save,
    ...moves,
    settle,
    closeJoined: collision.closeJoined,
    setProblems,
    kept,
    takeKept,
    hasChanges: () => hasUnsaved(writing.current),
    /** The editor in which the text is written, once it is there. */
    holdEditor: (editor: Editor | null) => {
      writing.current.editor = editor
    },
  })
}
