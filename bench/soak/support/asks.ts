import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'

/** Short forms, ten minutes for all of them, or all that they are meant to do. */
export const isQuick = ['quick', '--quick'].some((word) => process.argv.includes(word))

export interface Answered {
  /** 0 for a connection that broke or was refused. */
  status: number
  /** Milliseconds since the load began, and for how long it was waited. */
  at: number
  took: number
  hasRetryAfter: boolean
}

export interface Load {
  /** By `performance.now()`. */
  began: number
  answers: Answered[]
  /** Ends when everything on its way was answered. */
  stop(): Promise<Answered[]>
}

/** Asks at an even pace whatever the answers do, so that a slow server is not asked less. */
export function startLoad(perSecond: number, ask: (number: number) => Promise<Response>): Load {
  const began = performance.now()
  const answers: Answered[] = []
  const open = new Set<Promise<void>>()
  const end = new AbortController()
  const one = async (number: number) => {
    const at = performance.now() - began
    const answer = await ask(number)
      .then(drained)
      .catch(() => undefined)
    const took = performance.now() - began - at
    answers.push({
      status: answer?.status ?? 0,
      at,
      took,
      hasRetryAfter: answer?.headers.has('retry-after') ?? false,
    })
  }
  const going = (async () => {
    for (let number = 0; !end.signal.aborted; number++) {
      const asked = one(number)
      open.add(asked)
      void asked.then(() => open.delete(asked))
      const early = ((number + 1) * 1000) / perSecond - (performance.now() - began)
      // A timer waits a millisecond at least, which many a second do not have.
      await (early > 0 ? pause(early) : immediate())
    }
  })()
  return {
    began,
    answers,
    async stop() {
      end.abort()
      await going
      await Promise.all(open)
      return answers
    },
  }
}

const mostUnderWay = 150

/** What is too much for the site is left out, and missing in the figure of writes; a queue would keep whoever looks waiting. */
export function bounded(ask: (number: number) => Promise<Response>): (number: number) => Promise<Response> {
  let underWay = 0
  return async (number) => {
    if (underWay >= mostUnderWay) throw new Error('enough is under way')
    underWay++
    return ask(number).finally(() => underWay--)
  }
}

async function drained(answer: Response): Promise<Response> {
  await answer.arrayBuffer()
  return answer
}

/** Longest of the best `share` of all, milliseconds; 0 of none. */
export function percentile(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
}

/** How many answers had which status, as words. */
export function statuses(answers: readonly Pick<Answered, 'status'>[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, of]) => `${status || 'broken'}: ${of.length}`)
    .join(', ')
}

/** Headers with which the site takes a request for one of its own pages'. */
export function fromPage(url: string, cookie = ''): Record<string, string> {
  return { cookie, origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
}

/** Fails the check unless what was measured is what it should be. */
export function need(what: string, isMet: boolean): void {
  if (!isMet) throw new Error(`missed: ${what}`)
}

/** Waits until something is so; milliseconds that it took. @throws after the given time */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  most = 30_000,
): Promise<number> {
  const began = performance.now()
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() - began > most) throw new Error(`${what}: not within ${most} ms`)
    await pause(20)
  }
  return Math.round(performance.now() - began)
}
