import type { BlockDocument } from '#content/blocks/document.ts'
import type { Edition, EditionText } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { KeptText } from '../device-store.ts'
import type { Draft, Job } from './draft-state.ts'

/** What happens to a text that is being written. */
export type DraftEvent =
  | { on: 'typed'; part: Partial<EditionText> }
  | { on: 'asked'; job: Job }
  /** The server has done what `job` asked for last; `at` in epoch milliseconds. */
  | { on: 'answered'; job: number; edition: Edition | undefined; at: number }
  | { on: 'refused'; job: number; refusal: DraftRefusal }
  /** Joined or chosen words stand in the editor now. */
  | { on: 'shown' }
  | { on: 'checked'; problems: FieldErrors }
  | { on: 'read joined' }

/** Why something was not done. */
export interface DraftRefusal {
  /** What whoever asked is told. */
  error: unknown
  /** The newer text of a 409. */
  theirs: Edition | undefined
  /** The fields of a 422. */
  problems: FieldErrors | undefined
  reason: 'offline' | 'ended' | 'failed'
  /** Whether the same may succeed later. */
  mayPass: boolean
  /** Whether this device keeps the words meanwhile. */
  isKept: boolean
}

/** A call below the address of the edition. */
export type DraftRequest =
  | { call: 'text'; text: EditionText; basedOn: number; keep: boolean }
  | { call: 'publication'; revision: number; publishAt: number | undefined }
  | { call: 'restoration'; revision: number; basedOn: number }
  /** What the asking page does itself with the saved text. */
  | { call: 'step'; revision: number }

/** What is to be done now, in this order. */
export type DraftCommand =
  | { run: 'send'; job: number; request: DraftRequest }
  /** Keeps the words on this device until the server has them. */
  | { run: 'keep'; words: Pick<Draft, 'text' | 'base' | 'basedOn'> }
  /** The server has them all. */
  | { run: 'forget' }
  /** What stood on this device stands in the editor: once its words are kept anew, it may go. */
  | { run: 'drop'; kept: KeptText }
  /** Puts words into the editor; with `anew` everything of it begins again, otherwise blocks that stay are not touched. */
  | { run: 'show'; body: BlockDocument; anew: boolean }
  | { run: 'end'; job: number; error?: unknown }

/** A draft after an event, and what is to be done because of it. */
export interface DraftStep {
  draft: Draft
  commands: readonly DraftCommand[]
}
