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

/** What the page that a visit begins with asks before the library is there. */
type StandIn = Pick<Answers, 'find' | 'keep' | 'ask' | 'look' | 'watch' | 'onFailure'> & {
  known(): KnownAnswer[]
}

interface GoOn {
  /** Where an answer belongs that has come, perhaps after the library. */
  keep: Answers['keep']
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
  const followers = new Map<(answers: Pick<Answers, 'watch' | 'onFailure'>) => () => void, () => void>()
  const arrivals = new Set<() => void>()
  let whole: Answers | undefined
  const takeOver = async () => {
    await load()
    if (!whole) throw new Error('the library came without saying so')
    return whole
  }
  const open = async () => (await takeOver()).open()
  const standIn = createStandIn(api, { keep: (...given) => first.keep(...given), takeOver })
  const now = () => whole ?? standIn
  const follow = (start: (answers: Pick<Answers, 'watch' | 'onFailure'>) => () => void) => {
    followers.set(start, start(now()))
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
    watch: (watched, listener) => follow((answers) => answers.watch(watched, listener)),
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
    for (const [start, stop] of followers) {
      stop()
      followers.set(start, start(whole))
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

function createStandIn(api: ApiClient, { keep, takeOver }: GoOn): StandIn {
  const entries = new Map<string, KnownAnswer & { state: AnswerState }>()
  const running = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()
  const failed = new Set<(error: unknown, address: unknown) => void>()
  const put = (read: Read<unknown>, state: AnswerState) => {
    entries.set(nameOf(read), { read, state, data: state.data, at: Date.now() })
    for (const listener of listeners) listener()
  }
  /** What broke on its way is left to the library, which tries again as often as it is worth. */
  const askOnce = async (read: Read<unknown>) => {
    try {
      const answer = await readAnswer(api, read.queryKey)
      keep(read, () => answer)
      return answer
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
      const whole = isRefusal ? undefined : await takeOver().catch(() => undefined)
      if (whole) return whole.ask(read, { isFresh: true })
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
    async ask(read, { isFresh = false } = {}) {
      const known = standIn.find(read)
      if (known !== undefined && !isFresh) return known
      const asked = running.get(nameOf(read)) ?? askOnce(read)
      running.set(nameOf(read), asked)
      return asAnswer(await asked)
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
  }
  return standIn
}
