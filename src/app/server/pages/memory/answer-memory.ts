import { hash } from 'node:crypto'
import { notingIn, Sources, type SiteChange } from '#platform/database/sources/sources.ts'
import { ReadMemory } from '#platform/server/shared-reads.ts'
import type { ApiAnswer } from '#platform/api-operations.ts'

/** Bounds memory: so many answers, and so many letters of them. */
const mostAnswers = 500
const mostLetters = 16 * 1024 * 1024
/** Milliseconds. Some answers move without a write, with time or by what members do; older ones are asked again after the next. */
const longestKept = 10 * 60_000

/** An answer that can be read more than once. */
export interface WholeAnswer {
  answer: ApiAnswer
  /** The same for the same status and text. */
  digest(): string
}

interface Kept {
  status: number
  headers: Headers
  text: string
  /** What the text says, which nobody can change. */
  value?: unknown
  digest?: string
  sources: Sources
  askedAt: number
}

/**
 * Keeps what guests are answered by the addresses that were asked, until a change touches what an answer was read from. Pages that
 * are made anew for every made-up parameter, and pages that show the same, then ask the database nothing. An answer is frozen, so that
 * no page can change what another one shows.
 */
export function createAnswerMemory() {
  let letters = 0
  const reads = new ReadMemory()
  const kept = new Map<string, Kept>()
  const underway = new Map<string, Promise<Kept>>()

  const drop = (key: string) => {
    letters -= kept.get(key)?.text.length ?? 0
    kept.delete(key)
  }

  const keep = (key: string, answer: Kept) => {
    drop(key)
    kept.set(key, answer)
    letters += answer.text.length
    for (const oldest of kept.keys()) {
      if (kept.size <= mostAnswers && letters <= mostLetters) return
      drop(oldest)
    }
  }

  const ask = (key: string, fetch: () => Promise<Response>): Promise<Kept> => {
    const asked = readWhole(fetch)
    underway.set(key, asked)
    const isMine = () => underway.get(key) === asked && underway.delete(key)
    asked.then(
      (answer) => {
        if (isMine() && answer.status === 200) keep(key, answer)
      },
      () => void isMine(),
    )
    return asked
  }

  return {
    /** What was read for them. */
    reads,
    /** The answer of now, asked for if it is not there; several pages that need it wait for one. */
    async read(key: string, fetch: (memory: ReadMemory) => Promise<Response>): Promise<WholeAnswer> {
      return toAnswer(kept.get(key) ?? (await (underway.get(key) ?? ask(key, () => fetch(reads)))))
    },
    /** The digest of an answer if it lies there. */
    digestOf(key: string): string | undefined {
      const answer = kept.get(key)
      return answer && digestOf(answer)
    },
    /** Forgets what a change touches, and what is on its way: it may have been read before the change. */
    move(change: SiteChange): void {
      underway.clear()
      const oldest = performance.now() - longestKept
      reads.forget(change, oldest)
      for (const [key, { sources, askedAt }] of kept)
        if (askedAt < oldest || sources.isTouchedBy(change)) drop(key)
    },
  }
}

export async function wholeAnswer(fetch: () => Promise<Response>): Promise<WholeAnswer> {
  return toAnswer(await readWhole(fetch))
}

function toAnswer(kept: Kept): WholeAnswer {
  const { status, headers, text } = kept
  return {
    answer: {
      ok: status >= 200 && status < 300,
      status,
      headers,
      json: async () => (kept.value ??= frozen(JSON.parse(text))),
    },
    digest: () => digestOf(kept),
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

function digestOf(kept: Kept): string {
  return (kept.digest ??= hash('sha256', `${kept.status} ${kept.text}`, 'base64url'))
}

async function readWhole(fetch: () => Promise<Response>): Promise<Kept> {
  const sources = new Sources()
  const askedAt = performance.now()
  return notingIn(sources, async () => {
    const answer = await fetch()
    return { status: answer.status, headers: answer.headers, text: await answer.text(), sources, askedAt }
  })
}
