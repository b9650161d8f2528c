import type { dataTagSymbol, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** A read of the API that is asked once: equal keys share one answer. */
export interface Read<T> {
  queryKey: QueryKey & { [dataTagSymbol]: T }
}

interface Watched {
  read: Read<unknown>
  isWanted: boolean
  /** It is on the page already, and does not grow old by being watched from elsewhere. */
  isShown?: boolean
}

export interface AskOptions {
  /** It is asked for in any case. */
  isFresh?: boolean
  /** Without the site, what lies on the device will do, though an answer is known: that one is not all there is. */
  orKept?: boolean
  /** It broke on its way before, so that this is its one other try. */
  isAgain?: boolean
}

/** What is known of a read. `error` with an answer: asking once more has failed. */
export type AnswerState = Pick<QueryState<unknown>, 'data' | 'error' | 'status'>

/**
 * What every page asks of the cache of answers. The library's own cache is one, once it is there; so is the small one that a page begins
 * with, which has the library fetched when more is wanted than answers that came with the page and ones that are asked for once.
 */
export interface Answers {
  find<T>(read: Read<T>): T | undefined
  /** Changes what is known of a read; undefined leaves it as it is. */
  keep<T>(read: Read<T>, change: (answer: T | undefined) => T | undefined): void
  /** The answer that is known, or one that is asked for. */
  ask<T>(read: Read<T>, options?: AskOptions): Promise<T>
  look(read: Read<unknown>): AnswerState | undefined
  /** Asks for it, if it is wanted and not known, and calls back when something changes. Gives how to end that. */
  watch(watched: Watched, listener: () => void): () => void
  /** Calls back when a read fails, with the address that was asked. */
  onFailure(listener: (error: unknown, address: unknown) => void): () => void
  /** The library's cache, if it is there. */
  whole(): QueryClient | undefined
  onWhole(listener: () => void): () => void
  /** Has the library fetched. @throws when it does not arrive */
  open(): Promise<QueryClient>
}

const AnswersContext = createContext<Answers | null>(null)
export const AnswersProvider = AnswersContext.Provider

export function useAnswers(): Answers {
  const answers = use(AnswersContext)
  if (!answers) throw new Error('useAnswers needs an AnswersProvider above it')
  return answers
}

/** The key of a read knows the type of its answer. */
export function asAnswer<T>(value: unknown): T {
  return value as T
}

/** The key of an answer that came with the page. */
export function asRead(queryKey: QueryKey): Read<unknown> {
  return { queryKey } as Read<unknown>
}
