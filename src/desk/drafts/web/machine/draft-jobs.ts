import { joinedFirst, nothingWritten, problemsIn } from '../answers.ts'
import type { DraftRefusal, DraftRequest, DraftStep } from './draft-events.ts'
import { hasUnsaved, type Draft, type Running } from './draft-state.ts'
import { takeKeptWords } from './draft-words.ts'
import { textOf } from '../edition-text.ts'

/** How often a text is joined with ever newer ones before the next autosave goes on. */
const mostJoins = 3

/** How many unanswered texts are remembered: an outage with much writing must not fill the memory. */
const mostUnsure = 8

/** Begins the job that has waited longest, when none is under way. */
export function beginNext(draft: Draft): DraftStep {
  const [job, ...waiting] = draft.waiting
  if (draft.running || !job) return { draft, commands: [] }
  const { text, changes } = draft
  const keep = job.wish === 'save' ? job.keep : true
  const running: Running = { job, stage: 'text', sent: text, changes, keep, tries: mostJoins }
  const begun: Draft = { ...draft, waiting, running }
  if (job.wish === 'step') return send(begun, 'move', { call: 'step', revision: draft.basedOn })
  return job.wish === 'resolve' ? sendTheirs(begun) : sendText(begun, running)
}

/** Tells whoever asked, and goes on with what waits. */
export function endJob(draft: Draft, error?: unknown): DraftStep {
  const { running } = draft
  const next = beginNext({ ...draft, running: null })
  if (!running) return next
  const end = { run: 'end', job: running.job.id, ...(error === undefined ? {} : { error }) } as const
  return { draft: next.draft, commands: [end, ...next.commands] }
}

/** Sends the words that stand here now, unless the server has them as they are wanted. */
export function sendText(draft: Draft, running: Running): DraftStep {
  const { text, changes, basedOn, keptChanges } = draft
  const { keep } = running
  if (!hasUnsaved(draft) && !(keep && changes !== keptChanges)) return goOn(draft, running)
  const sent: Draft = { ...draft, notice: 'saving', running: { ...running, sent: text, changes } }
  return send(sent, 'text', { call: 'text', text, basedOn, keep })
}

/** Sends the words that were joined or chosen once they are seen. */
export function sendWhenShown({ draft, commands }: DraftStep, running: Running): DraftStep {
  return { draft: { ...draft, running: { ...running, stage: 'show' } }, commands }
}

/** What a job does once the words have arrived. */
export function goOn(draft: Draft, running: Running): DraftStep {
  const { job } = running
  const { basedOn, edition, joins } = draft
  switch (job.wish) {
    case 'publish': {
      if (joins !== job.seen) return endJob(draft, joinedFirst())
      if (basedOn === 0) return nothingToPublish(draft)
      const { publishAt } = job
      return send(draft, 'move', { call: 'publication', revision: basedOn, publishAt })
    }
    case 'restore':
      return send(draft, 'move', { call: 'restoration', revision: job.revision, basedOn })
    case 'take':
      if (!edition) return takeKept(draft, running)
      return send(draft, 'past', { call: 'text', text: textOf(edition), basedOn, keep: true })
    default:
      return endJob(draft)
  }
}

/** What is typed while the text from the device waits is saved first, or it would be replaced with the rest. */
export function takeKept(draft: Draft, running: Running): DraftStep {
  if (running.job.wish !== 'take') return endJob(draft)
  if (hasUnsaved(draft)) return sendText(draft, running)
  return andThen(takeKeptWords(draft, running.job.kept), endJob)
}

/** Says why a text is not saved. Whatever the reason, it is kept on this device. */
export function fail(draft: Draft, { problems, reason, mayPass, isKept }: DraftRefusal): Draft {
  const { running, unsure } = draft
  const isUnsure = running && mayPass && running.stage !== 'theirs' && !unsure.includes(running.sent)
  const failed = reason === 'offline' && !isKept ? 'failed' : reason
  return {
    ...draft,
    mayRetry: mayPass,
    problems: problems ?? draft.problems,
    notice: draft.meeting ? 'conflict' : failed,
    unsure: isUnsure ? [...unsure, running.sent].slice(0, mostUnsure) : unsure,
  }
}

/** Goes on from where a step led, and does what both want. */
export function andThen({ draft, commands }: DraftStep, next: (draft: Draft) => DraftStep): DraftStep {
  const then = next(draft)
  return { draft: then.draft, commands: [...commands, ...then.commands] }
}

function send(draft: Draft, stage: Running['stage'], request: DraftRequest): DraftStep {
  const { running } = draft
  if (!running) return { draft, commands: [] }
  return {
    draft: { ...draft, running: { ...running, stage } },
    commands: [{ run: 'send', job: running.job.id, request }],
  }
}

function sendTheirs(draft: Draft): DraftStep {
  const { theirs } = draft.meeting ?? {}
  if (!theirs) return endJob(draft)
  return send(draft, 'theirs', {
    call: 'text',
    text: textOf(theirs),
    basedOn: theirs.revision,
    keep: true,
  })
}

function nothingToPublish(draft: Draft): DraftStep {
  const error = nothingWritten()
  return endJob({ ...draft, problems: problemsIn(error) ?? draft.problems }, error)
}
