import { createContext, use } from 'react'
import type { OpenOutbox } from './open-outbox.ts'

/** Holds the outbox of this page, which whoever needs it first opens: its script comes with theirs. */
interface OutboxHolder {
  /** Undefined as long as nobody has needed it. */
  read(): OpenOutbox | undefined
  /** Tells once it is opened. */
  subscribe(listener: () => void): () => void
  open(create: () => OpenOutbox): OpenOutbox
}

export function createOutboxHolder(): OutboxHolder {
  const listeners = new Set<() => void>()
  let outbox: OpenOutbox | undefined
  return {
    read: () => outbox,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open(create) {
      if (outbox) return outbox
      outbox = create()
      // It is opened while something is rendered, during which nothing else may be.
      queueMicrotask(() => {
        for (const listener of listeners) listener()
      })
      return outbox
    },
  }
}

const HolderContext = createContext<OutboxHolder | null>(null)
export const OutboxHolderProvider = HolderContext.Provider

export function useOutboxHolder(): OutboxHolder {
  const holder = use(HolderContext)
  if (!holder) throw new Error('useOutboxHolder needs an OutboxProvider above it')
  return holder
}
