import type { Actor, Role } from '#platform/actor.ts'
import { unavailable } from '#platform/errors.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { endOf } from './read-actor.ts'
import { listWatchedSessions } from './session-store.ts'

/** What an open page is told about its own session. */
type SessionNews = 'ended' | 'changed'

export interface SessionWatch {
  /** A stream of events for as long as the page is open and its session lives. @throws 503 when too many pages are open */
  open(ctx: Context): ReadableStream<Uint8Array>
  /** How many pages are open on this node. */
  count(): number
  /** Ends every stream: the program stops. */
  close(): void
}

interface Page {
  sessionId: string
  role: Role
  tell(text: string): void
  end(): void
}

/** How often the sessions of all open pages are looked at together, milliseconds. */
const lookEvery = 2500
/** How many looks apart a sign of life is sent, so that proxies keep the line and a dead one is found. */
const looksPerSign = 6
/** Pages that one node keeps a line to; others hear of an ending with their next heartbeat. */
const mostPages = 2000
/** Pages of one session that are kept a line to: nobody reads in more, and one reader must not take the lines of all others. */
const mostOfOne = 8
/** How long a page waits before it connects again, milliseconds; and one that made room for a newer one. */
const retryAfter = 5000
const retryAfterMakingRoom = 120_000

/**
 * Tells open pages when their session ends, wherever that was decided: one look into the database every few seconds for all
 * pages of this node, and none while no page is open.
 */
export function createSessionWatch(services: Services): SessionWatch {
  const pages = createOpenPages()
  let timer: NodeJS.Timeout | undefined
  let looks = 0

  async function look(): Promise<void> {
    looks += 1
    try {
      const looked = pages.list()
      const ids = new Set(looked.map(({ sessionId }) => sessionId))
      const found = await listWatchedSessions(services.connection.readDb, [...ids])
      const now = services.clock()
      for (const page of looked) {
        const row = found.get(page.sessionId)
        const isOver = row?.status !== 'active' || now >= endOf(row.session, row.role, services.config)
        if (isOver) pages.end(page, eventOf('ended'))
        else if (row.role !== page.role) {
          page.role = row.role
          page.tell(eventOf('changed'))
        } else if (looks % looksPerSign === 0) page.tell(':\n\n')
      }
    } catch (error) {
      services.log.warn({ err: error }, 'open sessions not looked at')
    }
    timer = pages.list().length > 0 ? setTimeout(() => void look(), lookEvery).unref() : undefined
  }

  return {
    open({ actor }) {
      const line = pages.open(actor)
      if (actor.kind === 'user') timer ??= setTimeout(() => void look(), lookEvery).unref()
      return line
    },
    count: () => pages.list().length,
    close() {
      clearTimeout(timer)
      for (const page of pages.list()) pages.end(page)
    },
  }
}

/** The pages that this node keeps a line to. */
function createOpenPages() {
  const pages = new Set<Page>()

  function end(page: Page, lastWords?: string): void {
    if (lastWords) page.tell(lastWords)
    page.end()
    pages.delete(page)
  }

  /** The oldest page of a session that has too many gives its line to the newest. */
  function makeRoom(sessionId: string): void {
    const own = [...pages].filter((page) => page.sessionId === sessionId)
    for (const page of own.slice(0, Math.max(0, own.length - mostOfOne + 1)))
      end(page, `retry: ${retryAfterMakingRoom}\n\n`)
  }

  /** @throws 503 when too many pages are open */
  function open(actor: Actor): ReadableStream<Uint8Array> {
    if (actor.kind === 'user') makeRoom(actor.sessionId)
    if (pages.size >= mostPages) throw unavailable()
    const encoder = new TextEncoder()
    let page: Page
    /** A line that broke meanwhile must not keep the others from hearing. */
    const whileOpen = (act: () => void) => {
      try {
        act()
      } catch {
        pages.delete(page)
      }
    }
    return new ReadableStream({
      start(controller) {
        if (actor.kind === 'guest') return controller.close()
        page = {
          sessionId: actor.sessionId,
          role: actor.role,
          tell: (text) => whileOpen(() => controller.enqueue(encoder.encode(text))),
          end: () => whileOpen(() => controller.close()),
        }
        pages.add(page)
        page.tell(`retry: ${retryAfter}\n\n`)
      },
      cancel: () => void pages.delete(page),
    })
  }

  return { list: () => [...pages], open, end }
}

function eventOf(news: SessionNews): string {
  return `data: ${news}\n\n`
}
