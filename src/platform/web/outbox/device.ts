import { createStore, get, update, type UseStore } from 'idb-keyval'
import { unsentKey } from '../../page/late-scripts.ts'
import { nextReader, type OutboxEntry } from './entries.ts'

type Entries = readonly OutboxEntry[]

/** Where the outbox outlives its page. */
export interface Device {
  read(): Promise<Entries>
  /** Atomic, also between tabs. */
  update(change: (entries: Entries) => Entries): Promise<Entries>
  /** False in a browser that keeps nothing: then it lives as long as the page. */
  isLasting(): boolean
}

/** The browser's own database; this page's memory where there is none. */
export function createDevice(): Device {
  let opened: UseStore | undefined
  let memory: Entries | undefined
  const store = () => (opened ??= createStore('outbox', 'entries'))
  return {
    isLasting: () => memory === undefined,
    async read() {
      if (memory) return memory
      try {
        return (await get<Entries>('entries', store())) ?? []
      } catch {
        return (memory = [])
      }
    },
    async update(change) {
      if (memory) return (memory = change(memory))
      let entries: Entries = []
      try {
        await update<Entries>('entries', (before) => (entries = change(before ?? [])), store())
        hint(entries)
        return entries
      } catch {
        return (memory = change([]))
      }
    },
  }
}

/** Tells the next page, before its scripts have begun, that they have something to send. */
function hint(entries: Entries): void {
  try {
    if (entries.some(({ owner }) => owner !== nextReader)) localStorage.setItem(unsentKey, '1')
    else localStorage.removeItem(unsentKey)
  } catch {
    // Then it goes out when its reader first does something.
  }
}
