import { createStore, get, update, type UseStore } from 'idb-keyval'
import { unsentKey } from '../../page/late-scripts.ts'
import { nextReader, type OutboxEntry } from './entries.ts'

type Entries = readonly OutboxEntry[]

type Change = (entries: Entries) => Entries

/** Where the outbox outlives its page. */
export interface Device {
  read(): Promise<Entries>
  /** Atomic, also between tabs. */
  update(change: Change): Promise<Entries>
  /** False as long as the browser does not keep all of it: the rest lives as long as the page. */
  isLasting(): boolean
}

/** What the pages of a browser share. */
export interface Store {
  read(): Promise<Entries | undefined>
  update(change: (before?: Entries) => Entries): Promise<void>
}

/** Async, for a browser without a database throws at once. */
function openStore(): Store {
  let opened: UseStore | undefined
  const store = () => (opened ??= createStore('outbox', 'entries'))
  return {
    read: async () => get('entries', store()),
    update: async (change) => update('entries', change, store()),
  }
}

/**
 * The browser's own database. What it does not take, because the device is full or the database shut, stays in this page's memory over what
 * was there last, and is tried again with the next change.
 */
export function createDevice(store: Store = openStore()): Device {
  let known: Entries = []
  let unwritten: readonly Change[] = []
  let isWhole = true
  let turn: Promise<unknown> = Promise.resolve()
  const withUnwritten = () => unwritten.reduce((entries, change) => change(entries), known)
  /** One after the other: what is being written would be done twice. */
  const inTurn = (work: () => Promise<Entries>): Promise<Entries> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }
  return {
    isLasting: () => isWhole,
    read: () =>
      inTurn(async () => {
        try {
          known = (await store.read()) ?? []
        } catch {
          // Then it is as this page saw it last.
        }
        return withUnwritten()
      }),
    update: (change) =>
      inTurn(async () => {
        unwritten = [...unwritten, change]
        let entries: Entries = []
        const write = (before: Entries = []) => {
          known = before
          return (entries = withUnwritten())
        }
        try {
          await store.update(write)
        } catch {
          isWhole = false
          return withUnwritten()
        }
        known = entries
        unwritten = []
        isWhole = true
        hint(entries)
        return entries
      }),
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
