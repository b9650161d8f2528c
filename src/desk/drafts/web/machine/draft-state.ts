import type { Edition, EditionText } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { textOf, withoutProblems } from '../edition-text.ts'
import type { Choices } from '../merging/merge-texts.ts'
import type { KeptText } from '../device-store.ts'

/**
 * `offline`: the server cannot be reached, `ended`: nobody is signed in any more; either way the text is kept on this device.
 * `conflict`: somebody else changed the same words, and one of both has to be chosen.
 */
export type DraftState = 'saved' | 'dirty' | 'saving' | 'offline' | 'ended' | 'conflict' | 'failed'

/** My text and theirs, which began as `base` and now differ in places that somebody has to choose. */
export interface Meeting {
  base: EditionText
  theirs: Edition
}

/** The text of one language as it is being written: what stands here, what the server holds, and what is on its way. */
export interface Draft {
  text: EditionText
  /** What the server holds as far as this page knows, and the text that `text` began with. */
  edition: Edition | undefined
  base: EditionText
  basedOn: number
  /** How often the text changed, and how often when it was last saved, and last kept as a revision. */
  changes: number
  savedChanges: number
  keptChanges: number
  /** Words that were sent without an answer: the server may have them. The earliest few; only one of them can have arrived. */
  unsure: readonly EditionText[]
  /** How often somebody else's words were joined to it. */
  joins: number
  meeting: Meeting | undefined
  /** Whose words were joined to the text by themselves, until the editor has read of it. */
  joined: Edition | undefined
  /** What is said in place of "saved" or "not saved". */
  notice: Exclude<DraftState, 'saved' | 'dirty'> | null
  /** Whether what failed may succeed later as it is. */
  mayRetry: boolean
  problems: FieldErrors
  /** Epoch milliseconds. */
  savedAt: number | null
  /** One job at a time; the others wait for it, so that the last words always win. */
  running: Running | null
  waiting: readonly Job[]
}

/** What is wanted of a text. Each begins with the words that stand here when its turn comes. */
export type Job = { id: number } & Wish

export type Wish =
  | { wish: 'save'; keep: boolean }
  /** Saves, then makes the text public; what was joined since `seen` joins, when its editor last saw it, is looked at first. */
  | { wish: 'publish'; publishAt: number | undefined; seen: number }
  /** Goes back to a kept version; what was being written is saved first and stays in the history. */
  | { wish: 'restore'; revision: number }
  /** Another step with the saved text, such as archiving it. */
  | { wish: 'step' }
  /** Ends a conflict: theirs and mine are kept as they stand, then what was chosen is saved over both. */
  | { wish: 'resolve'; choices: Choices }
  /** Goes on with a text that was kept on this device; what stands here stays in the history. */
  | { wish: 'take'; kept: KeptText }

/**
 * `text`: the words are on their way; `show`: joined or chosen words are being shown and then sent; `move`: what follows the
 * words; `past`: what a text from the device will replace; `theirs`, `mine`: what stays in the history of a conflict.
 */
type Stage = 'text' | 'show' | 'move' | 'past' | 'theirs' | 'mine'

export interface Running {
  job: Job
  stage: Stage
  /** The words that are on their way, and how often the text had changed by then. */
  sent: EditionText
  changes: number
  /** Whether they become a revision that stays. */
  keep: boolean
  /** How often the text may still be sent over what somebody else saved. */
  tries: number
}

export function beginDraft(edition: Edition | undefined): Draft {
  return {
    text: textOf(edition),
    ...standing(edition),
    changes: 0,
    savedChanges: 0,
    keptChanges: 0,
    unsure: [],
    joins: 0,
    meeting: undefined,
    joined: undefined,
    notice: null,
    mayRetry: false,
    problems: {},
    savedAt: edition?.updatedAt ?? null,
    running: null,
    waiting: [],
  }
}

/** "Saved" is never stored, only what was saved; so it cannot be said of words that were not. */
export function stateOf(draft: Draft): DraftState {
  return draft.notice ?? (hasUnsaved(draft) ? 'dirty' : 'saved')
}

export function hasUnsaved({ changes, savedChanges }: Draft): boolean {
  return changes !== savedChanges
}

/**
 * When a text is saved by itself: `soon` after the last key, `again` once what stood in the way may be over. A conflict waits
 * for the editor, a refused text for a change.
 */
export function nextTry(state: DraftState, mayRetry: boolean): 'soon' | 'again' | 'never' {
  if (state === 'dirty') return 'soon'
  return state === 'offline' || state === 'ended' || (state === 'failed' && mayRetry) ? 'again' : 'never'
}

/** The text with other words in it, which still have to be saved. */
export function withWords(draft: Draft, part: Partial<EditionText>): Draft {
  return {
    ...draft,
    text: { ...draft.text, ...part },
    changes: draft.changes + 1,
    notice: draft.meeting ? 'conflict' : null,
    problems: withoutProblems(draft.problems, Object.keys(part)),
  }
}

/** What the server holds now, and what the text is compared with from here on. */
export function standing(edition: Edition | undefined): Pick<Draft, 'edition' | 'base' | 'basedOn'> {
  return { edition, base: textOf(edition), basedOn: edition?.revision ?? 0 }
}
