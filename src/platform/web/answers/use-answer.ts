import { use, useState, useSyncExternalStore } from 'react'
import { asAnswer, useAnswers, type Answers, type AskOptions, type Read } from './answers.ts'

interface Known<T> {
  data: T | undefined
  error: Error | null
  isError: boolean
  /** Asks again. It gives no error: what it failed with is in `error`. */
  refetch(options?: Pick<AskOptions, 'orKept'>): Promise<{ data?: T; isError: boolean }>
}

/** What is known of a read, which is asked for when nothing is and it is wanted. On a page that the server rendered it needs no library. */
export function useAnswer<T>(read: Read<T>, isWanted = true): Known<T> {
  const answers = useAnswers()
  const [kept, setStore] = useState(() => storeOf(answers, { read, isWanted }))
  const isSame = kept.answers === answers && kept.isWanted === isWanted && kept.name === nameOf(read)
  const store = isSame ? kept : storeOf(answers, { read, isWanted })
  if (!isSame) setStore(store)
  const { data, error = null, status } = useSyncExternalStore(store.subscribe, store.look, store.look) ?? {}
  return { data: asAnswer<T | undefined>(data), error, isError: status === 'error', refetch: store.refetch }
}

/** The same as long as the same is read, which is equal and not the same each time a page is drawn. */
function storeOf<T>(answers: Answers, { read, isWanted }: { read: Read<T>; isWanted: boolean }) {
  return {
    answers,
    isWanted,
    name: nameOf(read),
    subscribe: (listener: () => void) => answers.watch({ read, isWanted }, listener),
    look: () => answers.look(read),
    refetch: (options?: Pick<AskOptions, 'orKept'>) =>
      answers.ask(read, { ...options, isFresh: true }).then(
        (data) => ({ data, isError: false }),
        () => ({ isError: true }),
      ),
  }
}

/** The answer to a read that the page's loader has asked for; the page waits for one that is not there yet. */
export function useLoaded<T>(read: Read<T>): Known<T> & { data: T } {
  const answers = useAnswers()
  const known = useAnswer(read)
  const { data, error } = known
  if (data !== undefined) return { ...known, data }
  if (error) throw error
  return { ...known, data: use(answers.ask(read)) }
}

export function nameOf({ queryKey }: Read<unknown>): string {
  return JSON.stringify(queryKey)
}
