import { useState, useSyncExternalStore } from 'react'
import type { Edition, EditionText, Item } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { editionOf, refusalIn } from './answers.ts'
import type { KeptText } from './device-store.ts'
import { createDraftRunner, type DraftTools } from './draft-runner.ts'
import { hasUnsaved, stateOf } from './machine/draft-state.ts'
import { takeKeptWords } from './machine/draft-words.ts'
import type { Choices } from './merging/merge-texts.ts'
import { useDraftRequests } from './use-draft-requests.ts'
import { useKept } from './use-kept.ts'
import { useShownWords } from './use-shown-words.ts'

/** What is to become public, and when. */
export interface Publishing {
  /** The joins when the editor decided it. */
  seen: number
  /** Left out: now. */
  publishAt?: number
}

export type EditionDraft = ReturnType<typeof useEditionDraft>

/** The text of one language as it is being written. What may happen to it, and in which order, stands in `draft-steps.ts`. */
export function useEditionDraft(item: Item, language: Language, onItem: (item: Item) => void) {
  const edition = editionOf(item, language)
  const other = editionOf(item, otherLanguage(language))
  const kept = useKept<EditionText>(item.id, language)
  const { generation, show, holdEditor, isSending } = useShownWords()
  const request = useDraftRequests(item.id, language, other?.revision)
  const takeItem = (answer: Item): Edition | undefined => {
    onItem(answer)
    return editionOf(answer, language)
  }
  const tools: DraftTools = useSteady({
    send: async (wanted, work) => {
      if (wanted.call === 'step') return work?.(wanted.revision)
      return takeItem(await request(wanted))
    },
    refusalIn: (error) => refusalIn(error, kept.flush),
    keep: kept.keepSoon,
    forget: kept.forget,
    // What this device cannot drop is offered once more.
    drop: (text) => void kept.dropWhenKept(text).catch(doNothing),
    show,
  })
  const [runner] = useState(() => createDraftRunner(edition, tools))
  const draft = useSyncExternalStore(runner.listen, runner.read, runner.read)
  return useSteady({
    language,
    edition,
    other,
    text: draft.text,
    state: stateOf(draft),
    savedAt: draft.savedAt,
    mayRetry: draft.mayRetry,
    problems: draft.problems,
    meeting: draft.meeting,
    joined: draft.joined,
    generation,
    kept,
    holdEditor,
    isSending,
    change: (part: Partial<EditionText>) => runner.tell({ on: 'typed', part }),
    setProblems: (problems: FieldErrors) => runner.tell({ on: 'checked', problems }),
    closeJoined: () => runner.tell({ on: 'read joined' }),
    hasChanges: () => hasUnsaved(runner.read()),
    /** With `keep`, a revision stays. */
    save: ({ keep }: { keep: boolean }) => runner.ask({ wish: 'save', keep }),
    /** How often somebody else's words were joined to what the editor sees now. */
    joins: () => runner.read().joins,
    publish: ({ seen, publishAt }: Publishing) => runner.ask({ wish: 'publish', seen, publishAt }),
    restore: (revision: number) => runner.ask({ wish: 'restore', revision }),
    resolve: (choices: Choices) => runner.ask({ wish: 'resolve', choices }),
    takeKept: (text: KeptText) => runner.ask({ wish: 'take', kept: text }),
    /** The text as `takeKept` would leave it. */
    textIfTaken: (kept: KeptText) => takeKeptWords(runner.read(), kept).draft.text,
    /** Another step with the saved text, such as archiving it; refused when somebody else saved meanwhile. */
    step: (work: (revision: number) => Promise<Item>) =>
      runner.ask({ wish: 'step' }, async (revision) => takeItem(await work(revision))),
  })
}

function doNothing(): void {}
