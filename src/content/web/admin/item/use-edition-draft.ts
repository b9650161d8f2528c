import { useCallback, useEffect, useRef, useState } from 'react'
import type { Edition, EditionText, Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import {
  conflictIn,
  editionOf,
  isUnreachable,
  mayPass,
  nothingWritten,
  problemsIn,
} from './drafts/answers.ts'
import type { KeptText } from './drafts/device-store.ts'
import { isSameText } from './drafts/same-text.ts'
import { useKeptText } from './drafts/use-kept-text.ts'
import { textOf, withoutProblems } from './edition-text.ts'

/** `offline`: the server cannot be reached, and the text is kept on this device. */
export type DraftState = 'saved' | 'dirty' | 'saving' | 'offline' | 'conflict' | 'failed'

export type EditionDraft = ReturnType<typeof useEditionDraft>

/** The text of one language as it is being written. Saves wait for each other, so the last words always win. */
export function useEditionDraft(item: Item, language: Language, onItem: (item: Item) => void) {
  const api = useApi()
  const address = `/api/admin/items/${item.id}/editions/${language}`
  const edition = editionOf(item, language)
  const [text, setText] = useState(() => textOf(edition))
  const [state, setState] = useState<DraftState>('saved')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<Edition>()
  const [savedAt, setSavedAt] = useState(edition?.updatedAt ?? null)
  const [mayRetry, setMayRetry] = useState(false)
  const kept = useKeptText(item.id, language)
  /** Begins the block editor again when the text comes from elsewhere. */
  const [generation, setGeneration] = useState(0)
  const draft = useRef({
    text,
    edition,
    basedOn: edition?.revision ?? 0,
    changes: 0,
    savedChanges: 0,
    keptChanges: 0,
  })
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const other = editionOf(item, otherLanguage(language))
  const otherRevision = useRef(other?.revision)
  useEffect(() => {
    otherRevision.current = other?.revision
  })

  const hasChanges = () => draft.current.changes !== draft.current.savedChanges
  const { keepSoon } = kept
  const change = useCallback(
    (part: Partial<EditionText>) => {
      const { current } = draft
      current.text = { ...current.text, ...part }
      current.changes++
      setText(current.text)
      setState((state) => (state === 'conflict' ? state : 'dirty'))
      setProblems((problems) => withoutProblems(problems, Object.keys(part)))
      keepSoon(current.text, current.basedOn)
    },
    [keepSoon],
  )

  const acknowledge = (edition: Edition | undefined, changes: number) => {
    const { current } = draft
    current.basedOn = edition?.revision ?? 0
    current.edition = edition
    current.savedChanges = changes
    setSavedAt(Date.now())
    if (current.changes !== changes) kept.keepSoon(current.text, current.basedOn)
    else kept.forget()
    setState(current.changes === changes ? 'saved' : 'dirty')
  }

  const sendText = async ({ keep }: { keep: boolean }): Promise<void> => {
    const { text, basedOn, changes, savedChanges, keptChanges } = draft.current
    if (changes === savedChanges && !(keep && changes !== keptChanges)) return
    setState('saving')
    try {
      const answer = await api.send<Item>('PUT', address, {
        basedOn,
        keep,
        translatedFrom: basedOn === 0 ? otherRevision.current : undefined,
        text,
      })
      if (keep) draft.current.keptChanges = changes
      acknowledge(editionOf(answer, language), changes)
      onItem(answer)
    } catch (error) {
      const theirs = conflictIn(error)
      // An answer that was lost on its way: the text is there.
      if (theirs && isSameText(textOf(theirs), text)) return acknowledge(theirs, changes)
      await fail(error)
      throw error
    }
  }

  /** Says why a text is not saved. Whatever the reason, it is kept on this device. */
  const fail = async (error: unknown): Promise<void> => {
    const isKept = await kept.flush()
    setMayRetry(mayPass(error))
    setProblems((problems) => problemsIn(error) ?? problems)
    setState(isUnreachable(error) && isKept ? 'offline' : 'failed')
    noteConflict(error)
  }

  const noteConflict = (error: unknown): void => {
    const theirs = conflictIn(error)
    if (!theirs) return
    setTheirs(theirs)
    setState('conflict')
  }

  /** Runs after what is already under way. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work)
    queue.current = turn.catch(() => undefined)
    return turn
  }

  /** With `keep`, a revision stays. */
  const save = (options: { keep: boolean }) => inTurn(() => sendText(options))

  /** Saves, then makes the text public; a 422 says what is missing. */
  const publish = (publishAt?: number) =>
    inTurn(async () => {
      await sendText({ keep: true })
      try {
        if (draft.current.basedOn === 0) throw nothingWritten()
        const revision = draft.current.basedOn
        const answer = await api.send<Item>('PUT', `${address}/publication`, { revision, publishAt })
        setProblems({})
        onItem(answer)
      } catch (error) {
        setProblems((problems) => problemsIn(error) ?? problems)
        noteConflict(error)
        throw error
      }
    })

  /** Another step with the saved text, such as archiving it; refused when somebody else saved meanwhile. */
  const step = (work: (revision: number) => Promise<Item>) =>
    inTurn(async () => {
      try {
        onItem(await work(draft.current.basedOn))
      } catch (error) {
        noteConflict(error)
        throw error
      }
    })

  /** Ends a conflict. Either way theirs is kept, mine is saved over it, and theirs is brought back if it is wanted: both stay in the history. */
  const settle = async (choice: 'mine' | 'theirs') => {
    if (!theirs) return
    await inTurn(() =>
      api.send<Item>('PUT', address, { basedOn: theirs.revision, keep: true, text: textOf(theirs) }),
    )
    setTheirs(undefined)
    if (choice === 'theirs' && !hasChanges()) return takeOver(theirs)
    draft.current.basedOn = theirs.revision
    draft.current.changes++
    return choice === 'mine' ? save({ keep: true }) : restore(theirs.revision)
  }

  /** Puts a text that the server holds in the place of the one that is being written. */
  const takeOver = (edition: Edition) => {
    draft.current.edition = edition
    draft.current.basedOn = edition.revision
    draft.current.text = textOf(edition)
    draft.current.savedChanges = draft.current.changes
    draft.current.keptChanges = draft.current.changes
    setText(draft.current.text)
    setProblems({})
    setState('saved')
    setSavedAt(edition.updatedAt)
    setGeneration((count) => count + 1)
    kept.forget()
  }

  /** Goes back to a kept version; what was being written is saved first and stays in the history. */
  const restore = (revision: number) =>
    inTurn(async () => {
      await sendText({ keep: true })
      try {
        const { basedOn } = draft.current
        const path = `${address}/revisions/${revision}/restoration`
        const answer = await api.send<Item>('POST', path, { basedOn })
        const restored = editionOf(answer, language)
        if (restored) takeOver(restored)
        onItem(answer)
      } catch (error) {
        noteConflict(error)
        throw error
      }
    })

  /**
   * Goes on with a text that was kept on this device. What stands here stays in the history; when the server's text has moved
   * on since, both are shown and one is chosen.
   */
  const takeKept = async (text: KeptText) => {
    if (hasChanges()) await save({ keep: true })
    const { edition, basedOn } = draft.current
    // Only what the server can be told now stays in the history; nothing of it is needed to go on.
    if (edition)
      await api
        .send<Item>('PUT', address, { basedOn, keep: true, text: textOf(edition) })
        .catch(() => undefined)
    draft.current.text = text.text
    draft.current.changes++
    setText(text.text)
    setGeneration((count) => count + 1)
    kept.keepSoon(text.text, text.basedOn)
    const hasMovedOn = edition !== undefined && text.basedOn !== basedOn
    if (hasMovedOn) setTheirs(edition)
    setState(hasMovedOn ? 'conflict' : 'dirty')
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
    theirs,
    generation,
    change,
    save,
    publish,
    restore,
    settle,
    setProblems,
    step,
    kept,
    takeKept,
    hasChanges,
  })
}
