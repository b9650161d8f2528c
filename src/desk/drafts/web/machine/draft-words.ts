import type { Edition, EditionText } from '#content/contract.ts'
import type { KeptText } from '../device-store.ts'
import type { DraftCommand, DraftStep } from './draft-events.ts'
import { hasUnsaved, standing, withWords, type Draft, type Running } from './draft-state.ts'
import { textOf } from '../edition-text.ts'
import { isSameValue } from '../../../choices/web/merge-members.ts'
import { chosenText, commonText, mergeTexts, type TextClash } from '../merging/merge-texts.ts'

/** Commands that say what they do with the words of a draft. */
export const tell = {
  keep: ({ text, base, basedOn }: Draft): DraftCommand => ({ run: 'keep', words: { text, base, basedOn } }),
  show: ({ text }: Draft): DraftCommand => ({ run: 'show', body: text.body, anew: false }),
}

interface Arrived {
  edition: Edition | undefined
  at: number | null
  /** How often the text had changed when it was sent. */
  changes: number
  /** Whether it is a revision that stays. */
  kept: boolean
}

/** The server has the words that were sent; those typed since still wait. */
export function acknowledge(draft: Draft, { edition, at, changes, kept }: Arrived): DraftStep {
  const saved: Draft = {
    ...draft,
    ...standing(edition),
    savedChanges: changes,
    keptChanges: kept ? changes : draft.keptChanges,
    unsure: [],
    meeting: undefined,
    notice: null,
    savedAt: at,
  }
  return { draft: saved, commands: [hasUnsaved(saved) ? tell.keep(saved) : { run: 'forget' }] }
}

/** Joins theirs to mine and shows it; where something is left to choose, nothing is touched and a meeting stands in the draft. */
export function meet(draft: Draft, theirs: Edition): DraftStep {
  const base = draft.meeting?.base ?? draft.base
  const merged = mergeTexts({ base, mine: draft.text, theirs: textOf(theirs) })
  if (merged.clashes.length > 0)
    return {
      draft: { ...draft, meeting: { base, theirs }, joined: undefined, notice: 'conflict' },
      commands: [],
    }
  const begun = { ...draft, ...standing(theirs), meeting: undefined, joined: theirs, joins: draft.joins + 1 }
  const joined = withWords(begun, chosenText(merged, new Map()))
  return { draft: joined, commands: [tell.keep(joined), tell.show(joined)] }
}

/**
 * The text as it was chosen at the end of a conflict. A choice is about the words that were `sent` as mine, which stay in the
 * history; where I wrote on since, mine stand.
 */
export function chosenIn({ meeting, text }: Draft, { job, sent }: Running): EditionText {
  if (!meeting || job.wish !== 'resolve') return text
  const { base } = meeting
  const theirs = textOf(meeting.theirs)
  const before = mergeTexts({ base, mine: sent, theirs }).clashes
  const merged = mergeTexts({ base, mine: text, theirs })
  const isUnchanged = ({ id, mine }: TextClash) =>
    before.some((clash) => clash.id === id && isSameValue(clash.mine, mine))
  const held = merged.clashes.filter(isUnchanged).map(({ id }) => id)
  return chosenText(merged, new Map([...job.choices].filter(([id]) => held.includes(id))))
}

/** Puts a text that the server holds in the place of the one that is being written; nothing of that one is unsaved. */
export function takeOver(draft: Draft, edition: Edition): DraftStep {
  const text = textOf(edition)
  return {
    draft: {
      ...draft,
      ...standing(edition),
      text,
      savedChanges: draft.changes,
      keptChanges: draft.changes,
      unsure: [],
      meeting: undefined,
      notice: null,
      problems: {},
      savedAt: edition.updatedAt,
    },
    commands: [{ run: 'forget' }, { run: 'show', body: text.body, anew: true }],
  }
}

/** Goes on with the words of an earlier page; when the server's text has moved on since, both are joined. */
export function takeKeptWords(draft: Draft, kept: KeptText): DraftStep {
  const { edition } = draft
  if (!edition || kept.basedOn === draft.basedOn) {
    const taken = withWords(draft, kept.text)
    return { draft: taken, commands: [tell.keep(taken), tell.show(taken), { run: 'drop', kept }] }
  }
  const base = kept.base ?? commonText(kept.text, textOf(edition))
  const taken = withWords({ ...draft, basedOn: kept.basedOn, base }, kept.text)
  const met = meet(taken, edition)
  return { draft: met.draft, commands: [tell.keep(met.draft), tell.show(met.draft), { run: 'drop', kept }] }
}
