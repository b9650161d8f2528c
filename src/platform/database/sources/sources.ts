import { AsyncLocalStorage } from 'node:async_hooks'
import { sourcesOfQuery } from './query-sources.ts'

/** What a write changed for readers: these items, or what cannot be named. */
export type SiteChange = readonly ChangedItem[] | 'everything'

export interface ChangedItem {
  id: string
  kind: string
  /** Readers got something and nothing was taken from them: they may meet what was before for another moment. */
  isNews?: boolean
}

/** Whether readers may meet what was before such a change until what it shows is made. */
export function mayLag(change: SiteChange): boolean {
  return change !== 'everything' && change.every(({ isNews }) => isNews)
}

/** What some work has read of the content, so that it is known which changes it shows. */
export class Sources {
  /** Something that a change of any item may touch. */
  #isAny = false
  readonly #kinds = new Set<string>()
  readonly #items = new Set<string>()

  /** `any`: of items whatever their kind; `kinds`: of items of these kinds; `items`: of these ids alone. */
  note(read: { any?: boolean; kinds?: Iterable<string>; items?: Iterable<string> }): void {
    this.#isAny ||= read.any ?? false
    for (const kind of read.kinds ?? []) this.#kinds.add(kind)
    for (const id of read.items ?? []) this.#items.add(id)
  }

  add(other: Sources): void {
    this.note({ any: other.#isAny, kinds: other.#kinds, items: other.#items })
  }

  /** Whether what was read may be another after a change. */
  isTouchedBy(change: SiteChange): boolean {
    if (change === 'everything') return true
    return change.some(({ id, kind }) => this.#isAny || this.#kinds.has(kind) || this.#items.has(id))
  }
}

const current = new AsyncLocalStorage<Sources>()

/** Does some work and notes in `sources` what it reads. Work within it that is noted elsewhere has to be added. */
export function notingIn<T>(sources: Sources, work: () => T): T {
  return current.run(sources, work)
}

/** Adds what was noted elsewhere to the sources of the work that is being done. */
export function addSources(sources: Sources): void {
  current.getStore()?.add(sources)
}

/** Every query on its way to the database passes here. */
export function noteQuery(sql: string, parameters: readonly unknown[]): void {
  const sources = current.getStore()
  if (sources) sources.note(sourcesOfQuery(sql, parameters))
}
