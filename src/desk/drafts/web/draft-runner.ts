import type { Edition } from '#content/contract.ts'
import type { DraftCommand, DraftEvent, DraftRefusal, DraftRequest } from './machine/draft-events.ts'
import { beginDraft, type Draft, type Wish } from './machine/draft-state.ts'
import { follow } from './machine/draft-steps.ts'

/** How the commands of a draft are carried out. */
export interface DraftTools {
  /** `work` is what whoever asked for a step does with the saved text. */
  send: (request: DraftRequest, work: Work | undefined) => Promise<Edition | undefined>
  refusalIn: (error: unknown) => Promise<DraftRefusal>
  keep: (words: Pick<Draft, 'text' | 'base' | 'basedOn'>) => void
  forget: () => void
  drop: (kept: Extract<DraftCommand, { run: 'drop' }>['kept']) => void
  show: (command: Extract<DraftCommand, { run: 'show' }>) => void
}

/** A step of the asking page's own with the saved revision. */
type Work = (revision: number) => Promise<Edition | undefined>

/** Holds the draft, feeds it with what happens, and does what it says; the rules stand in `draft-steps.ts`. */
export function createDraftRunner(edition: Edition | undefined, tools: DraftTools) {
  let draft = beginDraft(edition)
  let isBusy = false
  const events: DraftEvent[] = []
  const listeners = new Set<() => void>()
  const asked = createAsked()

  /** One after the other: what a command causes at once, such as a change of the editor, is told after its command. */
  const tell = (event: DraftEvent): void => {
    events.push(event)
    if (isBusy) return
    isBusy = true
    try {
      for (let next = events.shift(); next; next = events.shift()) {
        const step = follow(draft, next)
        draft = step.draft
        for (const command of step.commands) carryOut(command)
      }
    } finally {
      isBusy = false
    }
    for (const listener of listeners) listener()
  }

  const carryOut = (command: DraftCommand): void => {
    switch (command.run) {
      case 'send':
        return void send(command)
      case 'keep':
        return tools.keep(command.words)
      case 'forget':
        return tools.forget()
      case 'drop':
        return tools.drop(command.kept)
      case 'show':
        tools.show(command)
        return tell({ on: 'shown' })
      case 'end':
        return asked.end(command)
    }
  }

  const send = async ({ job, request }: Extract<DraftCommand, { run: 'send' }>): Promise<void> => {
    try {
      const edition = await tools.send(request, asked.workOf(job))
      tell({ on: 'answered', job, edition, at: Date.now() })
    } catch (error) {
      tell({ on: 'refused', job, refusal: await tools.refusalIn(error) })
    }
  }

  return {
    read: () => draft,
    tell,
    /** Ends when the wish is done, and fails with what kept it from being done. */
    ask(wish: Wish, work?: Work): Promise<void> {
      const { id, over } = asked.begin(work)
      tell({ on: 'asked', job: { id, ...wish } })
      return over
    },
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Who waits for the end of which job. */
function createAsked() {
  let jobs = 0
  const open = new Map<number, { over: PromiseWithResolvers<void>; work: Work | undefined }>()
  return {
    begin(work: Work | undefined): { id: number; over: Promise<void> } {
      const id = jobs++
      const over = Promise.withResolvers<void>()
      open.set(id, { over, work })
      return { id, over: over.promise }
    },
    workOf: (job: number): Work | undefined => open.get(job)?.work,
    end(command: Extract<DraftCommand, { run: 'end' }>): void {
      const over = open.get(command.job)?.over
      open.delete(command.job)
      if ('error' in command) over?.reject(command.error)
      else over?.resolve()
    },
  }
}
