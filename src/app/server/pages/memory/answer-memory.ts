import type { ReadMemory } from '#platform/server/shared-reads.ts'
import type { ApiAnswer } from '#platform/api-operations.ts'

/** Bounds memory: so many answers, and so many letters of them. */
const mostAnswers = 500
const mostLetters = 16 * 1024 * 1024

interface Kept {
  status: number
  headers: Headers
  text: string
}

/**
 * Keeps what guests are answered, in the current content version, by the addresses that were asked. Pages that are made anew for
 * every made-up parameter, and pages that show the same, then ask the database nothing. An answer is parsed for each page, so none
 * can change what another one shows.
 */
export function createAnswerMemory() {
  let current = ''
  let letters = 0
  let reads: ReadMemory = {}
  const kept = new Map<string, Kept>()
  const underway = new Map<string, Promise<Kept>>()

  const keep = (key: string, answer: Kept) => {
    kept.set(key, answer)
    letters += answer.text.length
    for (const [oldest, old] of kept) {
      if (kept.size <= mostAnswers && letters <= mostLetters) return
      kept.delete(oldest)
      letters -= old.text.length
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
    /** The answer of this version, asked for now if it is not there; several pages that need it wait for one. */
    async read(
      key: string,
      version: string,
      fetch: (memory: ReadMemory) => Promise<Response>,
    ): Promise<ApiAnswer> {
      if (version !== current) {
        kept.clear()
        underway.clear()
        letters = 0
        reads = {}
        current = version
      }
      const memory = reads
      return toAnswer(kept.get(key) ?? (await (underway.get(key) ?? ask(key, () => fetch(memory)))))
    },
  }
}

/** An answer that can be read more than once. */
export async function wholeAnswer(fetch: () => Promise<Response>): Promise<ApiAnswer> {
  return toAnswer(await readWhole(fetch))
}

function toAnswer({ status, headers, text }: Kept): ApiAnswer {
  return { ok: status >= 200 && status < 300, status, headers, json: async () => JSON.parse(text) }
}

async function readWhole(fetch: () => Promise<Response>): Promise<Kept> {
  const answer = await fetch()
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
