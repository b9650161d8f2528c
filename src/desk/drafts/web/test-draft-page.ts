import type { BlockDocument } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import type { KeptText } from './device-store.ts'
import type { DraftCommand, DraftEvent, DraftRefusal } from './machine/draft-events.ts'
import { beginDraft, stateOf, type Draft, type Wish } from './machine/draft-state.ts'
import { follow } from './machine/draft-steps.ts'
import { textOf } from './edition-text.ts'
import { mergeTexts, type Choice } from './merging/merge-texts.ts'
import { linesOf, ModelServer, textWith } from './test-draft-server.ts'

/** How a request ends: `lost` is done and not answered, `down`, `busy` and `ended` are not done. */
export type Fate = 'done' | 'lost' | 'down' | 'busy' | 'ended' | 'refused'

/** A page at which one text is written, with a server, a device, and a network that does what a test wants. */
export class ModelPage {
  readonly server: ModelServer
  /** What this device keeps, by the page that wrote it. */
  readonly device: Map<string, KeptText>
  readonly name: string
  draft: Draft
  /** What the block editor shows. */
  shown: BlockDocument
  /** Requests on their way: never more than one. */
  pending: Extract<DraftCommand, { run: 'send' }>[] = []
  ended: { job: number; code: string | null }[] = []
  #jobs = 0

  constructor(server: ModelServer, { device = new Map(), name = 'page 1' } = {}) {
    this.server = server
    this.device = device
    this.name = name
    this.draft = beginDraft(server.edition)
    this.shown = this.draft.text.body
  }

  get state() {
    return stateOf(this.draft)
  }

  get lines(): string[] {
    return linesOf(this.draft.text)
  }

  /** The page goes away; what it keeps on the device stays. */
  reopen(name: string): ModelPage {
    return new ModelPage(this.server, { device: this.device, name })
  }

  /** What closed pages left on the device. */
  get found(): KeptText[] {
    return [...this.device.values()].filter(({ key }) => key !== this.name)
  }

  tell(event: DraftEvent): void {
    const { draft, commands } = follow(this.draft, event)
    this.draft = draft
    for (const command of commands) this.#carryOut(command)
  }

  ask(wish: Wish): number {
    const id = this.#jobs++
    this.tell({ on: 'asked', job: { id, ...wish } })
    return id
  }

  save(keep = false): number {
    return this.ask({ wish: 'save', keep })
  }

  type(part: Partial<EditionText>): void {
    this.shown = part.body ?? this.shown
    this.tell({ on: 'typed', part })
  }

  write(...lines: string[]): void {
    this.type({ body: textWith(lines).body })
  }

  /** Ends the request that is on its way. */
  deliver(fate: Fate = 'done'): void {
    const command = this.pending.shift()
    if (!command) return
    const { job, request } = command
    const isArrived = fate === 'done' || fate === 'lost'
    const isDone = isArrived && this.server.do(request)
    const { edition } = this.server
    if (fate === 'done' && isDone) return this.tell({ on: 'answered', job, edition, at: 1 })
    const theirs = fate === 'done' ? edition : undefined
    this.tell({ on: 'refused', job, refusal: { ...refusals[fate], theirs } })
  }

  /** Delivers whatever is on its way, and whatever follows from it. */
  deliverAll(): void {
    for (let count = 0; this.pending.length > 0 && count < 50; count++) this.deliver()
  }

  /** What stands on the server, what its history has, and what this device keeps: line by line. */
  get stored(): string[] {
    return linesOf(textOf(this.server.edition))
  }

  get past(): string[] {
    return this.server.history.map((text) => linesOf(text).join('|'))
  }

  get kept(): string[] {
    return [...this.device.values()].map(({ text }) => linesOf(text).join('|'))
  }

  theyWrite(...lines: string[]): void {
    this.server.theySave((text) => ({ ...text, body: textWith(lines).body }))
  }

  /** Ends a conflict with one choice for every place. */
  choose(choice: Choice): void {
    const { meeting, text } = this.draft
    if (!meeting) return
    const { clashes } = mergeTexts({ base: meeting.base, mine: text, theirs: textOf(meeting.theirs) })
    this.ask({ wish: 'resolve', choices: new Map(clashes.map(({ id }) => [id, choice])) })
  }

  #carryOut(command: DraftCommand): void {
    switch (command.run) {
      case 'send':
        this.pending.push(command)
        break
      case 'keep':
        this.device.set(this.name, { ...command.words, key: this.name, typedAt: 1 })
        break
      case 'forget':
        this.device.delete(this.name)
        break
      case 'drop':
        this.device.delete(command.kept.key)
        break
      case 'show':
        this.shown = command.body
        this.tell({ on: 'shown' })
        break
      case 'end':
        this.ended.push({ job: command.job, code: codeOf(command.error) })
    }
  }
}

function codeOf(error: unknown): string | null {
  if (error === undefined) return null
  return error instanceof Error ? error.message : String(error)
}

const refusal: DraftRefusal = {
  error: 'refused',
  theirs: undefined,
  problems: undefined,
  reason: 'failed',
  mayPass: true,
  isKept: true,
}

const refusals: Record<Fate, DraftRefusal> = {
  done: { ...refusal, error: 'changed', mayPass: false },
  lost: { ...refusal, error: 'offline', reason: 'offline' },
  down: { ...refusal, error: 'offline', reason: 'offline' },
  busy: { ...refusal, error: 'busy' },
  ended: { ...refusal, error: 'ended', reason: 'ended', mayPass: false },
  refused: { ...refusal, error: 'refused', mayPass: false, problems: { title: 'too_long' } },
}
