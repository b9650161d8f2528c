import {
  claimMail,
  listDueMails,
  markMailFailed,
  markMailSent,
  mostTries,
  type OutboxMail,
} from '../../database/outbox.ts'
import type { Services } from '../context.ts'
import { createDelivery, type Deliver } from './delivery.ts'

const minute = 60_000
const pollEvery = 10_000
/** A try is broken off before another node may take the mail. */
const tryWithin = 2 * minute
const claimFor = 5 * minute

interface Way {
  deliver: Deliver
  stopping: AbortSignal
}

export interface MailSender {
  /** Looks for due mails now and then. */
  start(): void
  /** Looks for due mails soon: call it after a commit that queued one. */
  wake(): void
  /** Sends every due mail, one after the other. Gives how many left. */
  sendDue(): Promise<number>
  /** Lets the mail under way finish for a few seconds, then breaks it off; it is tried again later. */
  stop(): Promise<void>
}

/** Sends what lies in the outbox. Any number of nodes may run one: each mail is claimed by one of them before it is sent. */
export function createMailSender(services: Services): MailSender {
  const deliver = createDelivery(services)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let isWanted = false

  const sendDue = async (): Promise<number> => {
    const { db, readDb } = services.connection
    let sent = 0
    while (!stopping.signal.aborted) {
      const due = await listDueMails(readDb, { now: services.clock(), limit: 20 })
      if (due.length === 0) return sent
      for (const mail of due) {
        if (stopping.signal.aborted) break
        if (!(await claimMail(db, mail, services.clock() + claimFor))) continue
        if (await tryOnce(services, mail, { deliver, stopping: stopping.signal })) sent++
      }
    }
    return sent
  }

  const run = (): void => {
    isWanted = true
    running ??= (async () => {
      let sent = 0
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false
        sent += await sendDue()
      }
      return sent
    })()
      .catch((error: unknown) => {
        services.log.warn({ err: error }, 'the outbox could not be read')
        return 0
      })
      .finally(() => {
        running = undefined
        if (isWanted && !stopping.signal.aborted) run()
      })
  }

  return {
    sendDue,
    wake: run,
    start() {
      timer ??= setInterval(run, pollEvery).unref()
      run()
    },
    async stop() {
      clearInterval(timer)
      const patience = setTimeout(() => stopping.abort(), 5000)
      isWanted = false
      await running
      clearTimeout(patience)
      stopping.abort()
    },
  }
}

function tryOnce(services: Services, mail: OutboxMail, way: Way): Promise<boolean> {
  const facts = { 'mail.id': mail.id, 'mail.tries': mail.tries + 1 }
  return services.tracing.during('mail', facts, () => deliverOnce(services, mail, way))
}

/** One try of a claimed mail. A failure is written down with the time of the next try, and is not thrown. */
async function deliverOnce(
  { connection, clock, log, tracing }: Services,
  mail: OutboxMail,
  way: Way,
): Promise<boolean> {
  try {
    await way.deliver(mail, AbortSignal.any([way.stopping, AbortSignal.timeout(tryWithin)]))
  } catch (error) {
    const tries = mail.tries + 1
    const reason = error instanceof Error ? error.message : String(error)
    tracing.tell({ 'error.type': 'not_sent' })
    await markMailFailed(connection.db, mail.id, {
      nextTryAt: clock() + pauseAfter(tries),
      error: reason.slice(0, 500),
    })
    if (tries >= mostTries) log.error({ mailId: mail.id, reason }, 'mail given up')
    else log.warn({ mailId: mail.id, tries, reason }, 'mail not sent, it will be tried again')
    return false
  }
  await markMailSent(connection.db, mail.id, clock())
  return true
}

/** One minute, doubled with each try, one hour at most. */
function pauseAfter(tries: number): number {
  return Math.min(minute * 2 ** (tries - 1), 60 * minute)
}
