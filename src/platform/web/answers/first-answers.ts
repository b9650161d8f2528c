import { ApiError, type ApiClient } from '../api-client.ts'
import { untilItWorks } from '../late/try-again.ts'
import { asAnswer, type Answers, type AnswerState, type Read } from './answers.ts'
import { readAnswer } from './read-answer.ts'
import { nameOf } from './use-answer.ts'

/** What the library brings when it arrives. */
export interface AnswersLibrary {
  /** A cache that goes on from what is known. */
  openAnswers(api: ApiClient, known: Iterable<KnownAnswer>): Answers
}

export interface KnownAnswer {
  read: Read<unknown>
  data: unknown
  /** When it was given, as `Date.now()` counts. */
  at: number
}

let library: AnswersLibrary | undefined
const waiting = new Set<(library: AnswersLibrary) => void>()

/** The library says that it is there, before the first page that needs it is rendered. */
export function bringLibrary(arrived: AnswersLibrary): void {
  library = arrived
  for (const take of waiting) take(arrived)
  waiting.clear()
}

interface Asked {
  read: Read<unknown>
  isAgain?: boolean
}

/** What the page that a visit begins with asks before the library is there. */
type StandIn = Pick<Answers, 'find' | 'keep' | 'ask' | 'look' | 'watch' | 'onFailure'> & {
  known(): KnownAnswer[]
  /** What was asked and is not answered yet; some broke on its way once. */
  asked(): Iterable<Asked>
}

type Follow = (answers: Pick<Answers, 'watch' | 'onFailure'>, isShown: boolean) => () => void

interface GoOn {
  whole(): Answers | undefined
  takeOver(): Promise<Answers>
}

/**
 * Stands for the cache of answers on the page that a visit begins with: it has what came with the page, and asks once for what else the
 * page shows. The library goes on from here when it is fetched: by whoever wants more, or because an answer failed to come.
 */
export function createFirstAnswers(
  api: ApiClient,
  load: () => Promise<unknown>,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): Answers {
  /** What goes on with the library, and how to end it where it is. */
  const followers = new Map<Follow, () => void>()
  const arrivals = new Set<() => void>()
  let whole: Answers | undefined
  const takeOver = async () => {
    await load()
    if (!whole) throw new Error('the library came without saying so')
    return whole
  }
  const open = async () => (await takeOver()).open()
  const standIn = createStandIn(api, { whole: () => whole, takeOver })
  const now = () => whole ?? standIn
  const follow = (start: Follow) => {
    followers.set(start, start(now(), false))
    return () => {
      followers.get(start)?.()
      followers.delete(start)
    }
  }
  const first: Answers = {
    find: (read) => now().find(read),
    keep: (read, change) => now().keep(read, change),
    ask: (read, options) => now().ask(read, options),
    look: (read) => now().look(read),
    watch: (watched, listener) =>
      follow((answers, isShown) => answers.watch({ ...watched, isShown }, listener)),
    onFailure: (listener) => follow((answers) => answers.onFailure(listener)),
    whole: () => whole?.whole(),
    onWhole(listener) {
      arrivals.add(listener)
      return () => arrivals.delete(listener)
    },
    open,
  }
  const take = ({ openAnswers }: AnswersLibrary) => {
    whole = openAnswers(api, standIn.known())
    // An answer that is on its way was perhaps given before a write that the library is told of: it asks itself.
    for (const { read, isAgain } of standIn.asked())
      whole.ask(read, { isFresh: true, isAgain }).catch(() => {})
    for (const [start, stop] of followers) {
      stop()
      followers.set(start, start(whole, true))
    }
    for (const listener of arrivals) listener()
  }
  if (library) take(library)
  else waiting.add(take)
  // The library hears of later connections by itself.
  target.addEventListener('online', () => {
    if (!whole) void untilItWorks(open, target).then((client) => client.getQueryCache().onOnline())
  })
  return first
}

function createStandIn(api: ApiClient, { whole, takeOver }: GoOn): StandIn {
  const entries = new Map<string, KnownAnswer & { state: AnswerState }>()
  const running = new Map<string, Asked & { answer: Promise<unknown> }>()
  const listeners = new Set<() => void>()
  const failed = new Set<(error: unknown, address: unknown) => void>()
  const put = (read: Read<unknown>, state: AnswerState) => {
    entries.set(nameOf(read), { read, state, data: state.data, at: Date.now() })
    for (const listener of listeners) listener()
  }
  /** What broke on its way is left to the library, which tries again as often as it is worth. */
  const askOnce = async (read: Read<unknown>, orKept: boolean) => {
    try {
      const answer = await readAnswer(api, read.queryKey, !orKept && standIn.find(read) !== undefined)
      if (whole()) return whole()?.ask(read)
      standIn.keep(read, () => answer)
      return answer
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
      const asked = running.get(nameOf(read))
      if (asked) asked.isAgain = true
      const other = whole() ?? (isRefusal ? undefined : await takeOver().catch(() => undefined))
      if (other) return other.ask(read, { isFresh: true, orKept, isAgain: true })
      const known = error instanceof Error ? error : new Error(String(error))
      put(read, { data: standIn.find(read), error: known, status: 'error' })
      for (const listener of failed) listener(error, read.queryKey[0])
      throw error
    } finally {
      running.delete(nameOf(read))
    }
  }
  const standIn: StandIn = {
    find: (read) => asAnswer(standIn.look(read)?.data),
    keep(read, change) {
      const data = change(standIn.find(read))
      if (data !== undefined) put(read, { data, error: null, status: 'success' })
    },
    async ask(read, { isFresh = false, orKept = false } = {}) {
      const known = standIn.find(read)
      if (known !== undefined && !isFresh) return known
      const asked = running.get(nameOf(read)) ?? { read, answer: askOnce(read, orKept) }
      running.set(nameOf(read), asked)
      return asAnswer(await asked.answer)
    },
    look: (read) => entries.get(nameOf(read))?.state,
    watch({ read, isWanted }, listener) {
      if (isWanted && standIn.look(read) === undefined) standIn.ask(read).catch(() => {})
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onFailure(listener) {
      failed.add(listener)
      return () => failed.delete(listener)
    },
    known: () => [...entries.values()].filter(({ data }) => data !== undefined),
    asked: () => running.values(),
  }
  return standIn
}
