import { setTimeout } from 'node:timers/promises'
import {
  claimFor,
  claimMail,
  listDueMails,
  markMailExpired,
  markMailFailed,
  markMailSent,
  uncountTry,
  mostTries,
  type OutboxMail,
} from '../../database/outbox.ts'
import type { Services } from '../context.ts'
import { createDueWork, type DueWork } from '../due-work.ts'
import { createDelivery, type Deliver } from './delivery.ts'

const minute = 60_000
const pollEvery = 10_000
/** A try is broken off before another node may take the mail. */
const tryWithin = 2 * minute

const hour = 60 * minute
/** After each try but the last: often within the hour for which a link in a mail opens anything, and for three days in all. */
const pauses = [
  ...[1, 2, 4, 8, 15, 30].map((minutes) => minutes * minute),
  ...[1, 8, 14, 20, 24].map((hours) => hours * hour),
]
/** The try that is repeated hour by hour while a mail is younger than this, so that it is tried each hour for six; that counts once. */
const hourlyTry = 7
const hourlyUntil = 4.5 * hour

/** From one attempt to write down that a mail has left to the next, the first of them; each pause is twice as long, up to the longest. */
const [firstPause, longestPause] = [200, 10_000]

interface Way {
  deliver: Deliver
  stopping: AbortSignal
  /** When others may take the mail. */
  until: number
}

/** Sends what lies in the outbox. Any number of nodes may run one: each mail is claimed by one of them before it is sent. */
export function createMailSender(services: Services): DueWork {
  const deliver = createDelivery(services)
  return createDueWork({
    log: services.log,
    name: 'the outbox',
    every: pollEvery,
    async sendDue(stopping) {
      const { db, readDb } = services.connection
      let sent = 0
      while (!stopping.aborted) {
        const due = await listDueMails(readDb, { now: services.clock(), limit: 20 })
        if (due.length === 0) return sent
        for (const mail of due) {
          if (stopping.aborted) break
          const until = services.clock() + claimFor
          if (!(await claimMail(db, mail, until))) continue
          if (await tryOnce(services, mail, { deliver, stopping, until })) sent++
        }
      }
      return sent
    },
  })
}

function tryOnce(services: Services, mail: OutboxMail, way: Way): Promise<boolean> {
  const facts = { 'mail.id': mail.id, 'mail.tries': mail.tries + 1 }
  return services.tracing.during('mail', facts, () => deliverOnce(services, mail, way))
}

/**
 * One try of a claimed mail. A failure is written down with the time of the next try, and is not thrown. One whose link opens nothing
 * any more would only mislead, and is left unsent.
 */
async function deliverOnce(services: Services, mail: OutboxMail, way: Way): Promise<boolean> {
  const { connection, clock, log, tracing } = services
  if (mail.expiresAt !== null && mail.expiresAt <= clock()) {
    tracing.tell({ 'error.type': 'expired' })
    await markMailExpired(connection.db, mail.id, clock())
    log.warn({ mailId: mail.id, tries: mail.tries }, 'mail not sent, its link has run out')
    return false
  }
  try {
    await way.deliver(mail, AbortSignal.any([way.stopping, AbortSignal.timeout(tryWithin)]))
  } catch (error) {
    const tries = mail.tries + 1
    const now = clock()
    const isRepeated = tries === hourlyTry && now - mail.createdAt < hourlyUntil
    const reason = error instanceof Error ? error.message : String(error)
    tracing.tell({ 'error.type': 'not_sent' })
    if (way.stopping.aborted) {
      // The mail server may have it all the same. The claim holds: who waits for it longer than that gets it from the next try.
      await uncountTry(connection.db, mail)
      log.warn({ mailId: mail.id, tries }, 'mail broken off by the stop, it will be tried again')
      return false
    }
    await markMailFailed(connection.db, mail.id, {
      tries: isRepeated ? mail.tries : tries,
      nextTryAt: now + (pauses[tries - 1] ?? 0),
      error: reason.slice(0, 500),
    })
    if (tries >= mostTries) log.error({ mailId: mail.id, reason }, 'mail given up')
    else log.warn({ mailId: mail.id, tries, reason }, 'mail not sent, it will be tried again')
    return false
  }
  await keepSent(services, mail, way)
  return true
}

/** The mail server has it: what is not written down would be sent again, so that a database that is away is waited for. */
async function keepSent({ connection, clock, log }: Services, mail: OutboxMail, way: Way): Promise<void> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await markMailSent(connection.db, mail.id, clock())
    } catch (error) {
      if (way.stopping.aborted || clock() + pause >= way.until) throw error
      log.warn({ err: error, mailId: mail.id }, 'not written down that the mail is sent, trying again')
    }
    await setTimeout(pause, undefined, { signal: way.stopping }).catch(() => undefined)
  }
}
