import { useCallback, useEffect, useRef, useState } from 'react'
import type { Edition, EditionText, Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import { textOf, withoutProblems } from './edition-text.ts'

export type DraftState = 'saved' | 'dirty' | 'saving' | 'failed'

export type EditionDraft = ReturnType<typeof useEditionDraft>

interface SaveOptions {
  /** Keeps a revision. */
  keep: boolean
  /** Declares the text a translation of what the other language says now. */
  isTranslated?: boolean
}

/** The text of one language as it is being written. Saves wait for each other, so the last words always win. */
export function useEditionDraft(item: Item, language: Language, onItem: (item: Item) => void) {
  const api = useApi()
  const edition = item.editions.find((one) => one.language === language)
  const [text, setText] = useState(() => textOf(edition))
  const [state, setState] = useState<DraftState>('saved')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<Edition>()
  /** Begins the block editor again when the text comes from elsewhere. */
  const [generation, setGeneration] = useState(0)
  const draft = useRef({ text, basedOn: edition?.revision ?? 0, changes: 0, savedChanges: 0, keptChanges: 0 })
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const other = item.editions.find((one) => one.language === otherLanguage(language))
  const otherRevision = useRef(other?.revision)
  useEffect(() => {
    otherRevision.current = other?.revision
  })

  const change = useCallback((part: Partial<EditionText>) => {
    const { current } = draft
    current.text = { ...current.text, ...part }
    current.changes++
    setText(current.text)
    setState('dirty')
    setProblems((problems) => withoutProblems(problems, Object.keys(part)))
  }, [])

  const sendText = async ({ keep, isTranslated }: SaveOptions): Promise<void> => {
    const { text, basedOn, changes, savedChanges, keptChanges } = draft.current
    if (changes === savedChanges && !isTranslated && !(keep && changes !== keptChanges)) return
    setState('saving')
    try {
      const isFirst = basedOn === 0
      const answer = await api.send<Item>('PUT', `/api/admin/items/${item.id}/editions/${language}`, {
        basedOn,
        keep,
        translatedFrom: isFirst || isTranslated ? otherRevision.current : undefined,
        text,
      })
      draft.current.basedOn = revisionIn(answer, language)
      draft.current.savedChanges = changes
      if (keep) draft.current.keptChanges = changes
      setState(draft.current.changes === changes ? 'saved' : 'dirty')
      onItem(answer)
    } catch (error) {
      setState('failed')
      if (error instanceof ApiError && error.status === 409) setTheirs(editionIn(error.details.theirs))
      if (error instanceof ApiError && error.status === 422) setProblems(textProblems(error.fields))
      throw error
    }
  }

  /** Runs after what is already under way. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work)
    queue.current = turn.catch(() => undefined)
    return turn
  }

  const save = (options: SaveOptions) => inTurn(() => sendText(options))

  /** Saves, then makes the text public; a 422 says what is missing. */
  const publish = (publishAt?: number) =>
    inTurn(async () => {
      await sendText({ keep: true })
      try {
        if (draft.current.basedOn === 0) throw nothingWritten()
        const answer = await api.send<Item>(
          'PUT',
          `/api/admin/items/${item.id}/editions/${language}/publication`,
          {
            revision: draft.current.basedOn,
            publishAt,
          },
        )
        setProblems({})
        onItem(answer)
      } catch (error) {
        if (error instanceof ApiError && error.status === 422) setProblems(error.fields)
        if (error instanceof ApiError && error.status === 409) setTheirs(editionIn(error.details.theirs))
        throw error
      }
    })

  /** Ends a conflict. Either way theirs is kept, mine is saved over it, and theirs is brought back if it is wanted: both stay in the history. */
  const settle = async (choice: 'mine' | 'theirs') => {
    if (!theirs) return
    await inTurn(() =>
      api.send<Item>('PUT', `/api/admin/items/${item.id}/editions/${language}`, {
        basedOn: theirs.revision,
        keep: true,
        text: textOf(theirs),
      }),
    )
    setTheirs(undefined)
    draft.current.basedOn = theirs.revision
    return choice === 'mine' ? save({ keep: true }) : restore(theirs.revision)
  }

  /** Puts a text that the server holds in the place of the one that is being written. */
  const takeOver = (edition: Edition) => {
    draft.current.basedOn = edition.revision
    draft.current.text = textOf(edition)
    draft.current.savedChanges = draft.current.changes
    draft.current.keptChanges = draft.current.changes
    setText(draft.current.text)
    setProblems({})
    setState('saved')
    setGeneration((count) => count + 1)
  }

  /** Goes back to a kept version; what was being written is saved first and stays in the history. */
  const restore = (revision: number) =>
    inTurn(async () => {
      await sendText({ keep: true })
      try {
        const answer = await api.send<Item>(
          'POST',
          `/api/admin/items/${item.id}/editions/${language}/revisions/${revision}/restoration`,
          { basedOn: draft.current.basedOn },
        )
        const restored = answer.editions.find((one) => one.language === language)
        if (restored) takeOver(restored)
        onItem(answer)
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setTheirs(editionIn(error.details.theirs))
        throw error
      }
    })

  return {
    language,
    edition,
    other,
    text,
    state,
    problems,
    theirs,
    generation,
    change,
    save,
    publish,
    restore,
    settle,
    setProblems,
    inTurn,
    hasChanges: () => draft.current.changes !== draft.current.savedChanges,
  }
}

/** An edition that nobody has begun cannot be published; the server would only say that it does not exist. */
function nothingWritten(): ApiError {
  return new ApiError(422, { code: 'edition.incomplete', fields: { title: 'required', body: 'required' } })
}

function revisionIn(item: Item, language: Language): number {
  return item.editions.find((edition) => edition.language === language)?.revision ?? 0
}

/** A 409 `edition.changed` carries the newer edition, as the contract says. */
function editionIn(details: unknown): Edition | undefined {
  return details as Edition | undefined
}

/** `text.title` in a request is the field `title` here. */
function textProblems(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name.replace(/^text\./, ''), code]))
}
