import type { Edition } from '#content/contract.ts'
import { andThen, beginNext, endJob, fail, goOn, sendText, sendWhenShown, takeKept } from './draft-jobs.ts'
import type { DraftEvent, DraftRefusal, DraftStep } from './draft-events.ts'
import { hasUnsaved, standing, withWords, type Draft, type Running } from './draft-state.ts'
import { acknowledge, chosenIn, meet, takeOver, tell } from './draft-words.ts'
import { textOf } from '../edition-text.ts'
import { isSameText } from '../same-text.ts'

type Answer = Extract<DraftEvent, { on: 'answered' }>

/** What an event makes of a draft. Whatever the order of events, no word is lost: it stands here, on this device, or on the server. */
export function follow(draft: Draft, event: DraftEvent): DraftStep {
  switch (event.on) {
    case 'typed':
      return typed(withWords(draft, event.part))
    case 'asked':
      return beginNext({ ...draft, waiting: [...draft.waiting, event.job] })
    case 'answered':
      // An answer that nobody waits for any more changes nothing.
      if (!isAwaited(draft, event.job)) return still(draft)
      return answered(draft, draft.running, event)
    case 'refused':
      if (!isAwaited(draft, event.job)) return still(draft)
      return refused(draft, draft.running, event.refusal)
    case 'shown':
      return draft.running?.stage === 'show' ? sendText(draft, draft.running) : still(draft)
    case 'checked':
      return still({ ...draft, problems: event.problems })
    case 'read joined':
      return still({ ...draft, joined: undefined })
  }
}

function still(draft: Draft): DraftStep {
  return { draft, commands: [] }
}

function typed(draft: Draft): DraftStep {
  return { draft, commands: [tell.keep(draft)] }
}

function isAwaited(draft: Draft, job: number): draft is Draft & { running: Running } {
  return draft.running?.job.id === job
}

function answered(draft: Draft, running: Running, answer: Answer): DraftStep {
  switch (running.stage) {
    case 'text':
      return wordsArrived(draft, running, { ...answer, kept: running.keep })
    case 'theirs':
      return sendMine(draft, running)
    case 'mine':
      return mineArrived(draft, running, answer)
    case 'past':
      return takeKept(draft, running)
    case 'move':
      return moved(draft, running, answer)
    case 'show':
      return still(draft)
  }
}

function refused(draft: Draft, running: Running, refusal: DraftRefusal): DraftStep {
  switch (running.stage) {
    case 'text':
      return textRefused(draft, running, refusal)
    case 'theirs':
    case 'mine':
      return resolvingRefused(draft, running, refusal)
    case 'past':
      // Only what the server can be told now stays in the history; nothing of it is needed to go on.
      return takeKept(draft, running)
    case 'move':
      return moveRefused(draft, refusal)
    case 'show':
      return still(draft)
  }
}

function wordsArrived(
  draft: Draft,
  running: Running,
  { edition, at, kept }: { edition: Edition | undefined; at: number | null; kept: boolean },
): DraftStep {
  const saved = acknowledge(draft, { edition, at, changes: running.changes, kept })
  return andThen(saved, (draft) => goOn(draft, running))
}

function textRefused(draft: Draft, running: Running, refusal: DraftRefusal): DraftStep {
  const { theirs } = refusal
  if (!theirs) return endJob(fail(draft, refusal), refusal.error)
  // An answer that was lost on its way: the text is there.
  if (isSameText(textOf(theirs), running.sent))
    return wordsArrived(draft, running, { edition: theirs, at: theirs.updatedAt, kept: false })
  // The answer to an earlier try was lost: what I wrote since stands over it.
  if (draft.unsure.some((words) => isSameText(textOf(theirs), words)))
    return sendText({ ...draft, ...standing(theirs), unsure: [] }, running)
  const met = meet(draft, theirs)
  if (met.draft.meeting || running.tries === 1) return andThen(met, (draft) => endJob(draft, refusal.error))
  return sendWhenShown(met, { ...running, keep: true, tries: running.tries - 1 })
}

function sendMine(draft: Draft, running: Running): DraftStep {
  const { theirs } = draft.meeting ?? {}
  if (!theirs) return endJob(draft)
  const request = { call: 'text', text: draft.text, basedOn: theirs.revision, keep: true } as const
  return {
    draft: {
      ...draft,
      running: { ...running, stage: 'mine', sent: draft.text, changes: draft.changes },
    },
    commands: [{ run: 'send', job: running.job.id, request }],
  }
}

/** Both texts are in the history: what was chosen stands over them. */
function mineArrived(
  draft: Draft,
  running: Running,
  { edition, at }: Pick<Answer, 'edition' | 'at'>,
): DraftStep {
  const chosen = chosenIn(draft, running)
  const saved = acknowledge(draft, { edition, at, changes: running.changes, kept: true })
  const shown = withWords(saved.draft, chosen)
  const step = { draft: shown, commands: [...saved.commands, tell.keep(shown), tell.show(shown)] }
  return sendWhenShown(step, { ...running, keep: true })
}

function resolvingRefused(draft: Draft, running: Running, refusal: DraftRefusal): DraftStep {
  const { theirs } = refusal
  if (!theirs) return endJob(fail(draft, refusal), refusal.error)
  // Mine was there before, only the answer was lost.
  if (isSameText(textOf(theirs), draft.text))
    return mineArrived(
      draft,
      { ...running, sent: draft.text, changes: draft.changes },
      { edition: theirs, at: theirs.updatedAt },
    )
  const { meeting, unsure } = draft
  if (meeting && unsure.some((words) => isSameText(textOf(theirs), words))) {
    const theirsBefore = { ...meeting.theirs, revision: theirs.revision }
    return sendMine({ ...draft, meeting: { ...meeting, theirs: theirsBefore } }, running)
  }
  return andThen(meet(draft, theirs), (draft) => endJob(draft, refusal.error))
}

function moved(draft: Draft, { job }: Running, { edition }: Answer): DraftStep {
  if (job.wish === 'publish') return endJob({ ...draft, problems: {} })
  if (job.wish !== 'restore' || !edition) return endJob(draft)
  // What was typed while the older text was on its way is joined to it.
  return andThen(hasUnsaved(draft) ? meet(draft, edition) : takeOver(draft, edition), endJob)
}

function moveRefused(draft: Draft, { error, problems, theirs }: DraftRefusal): DraftStep {
  const noted = { ...draft, problems: problems ?? draft.problems }
  const met = theirs ? meet(noted, theirs) : still(noted)
  return andThen(met, (draft) => endJob(draft, error))
}
