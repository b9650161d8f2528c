import type { Generated } from 'kysely'

export interface OperationTables {
  /** Request limits, shared by all nodes. */
  rate_limits: {
    key: string
    /** Epoch milliseconds. */
    windowStart: number
    count: number
  }
  /** Writes that came with a key, so that the same one sent again is answered and not done again; kept for a day. */
  idempotency_keys: {
    /** Hash of who wrote, what, and their key. */
    key: string
    bodyHash: string
    createdAt: number
    /** JSON; empty while the work is under way. */
    answer: string
  }
  /** Mails wait here in the transaction of their cause and are sent once. */
  mail_outbox: {
    id: string
    recipient: string
    subject: string
    text: string
    html: string
    /** Where one press, also of a program, stops e-mails of this kind; null for those that cannot be stopped. */
    unsubscribeUrl: string | null
    createdAt: number
    /** Not before this instant; moved on by a failed try and by a node that is sending. */
    nextTryAt: number
    tries: Generated<number>
    sentAt: number | null
    lastError: string | null
    /** What it answers: a JSON list of the ids of earlier mails, the first one first. */
    thread: string | null
    /** From when on its link opens nothing; null for a mail that is of use at any time. */
    expiresAt: number | null
    /** When it was left unsent because its link had run out. */
    expiredAt: number | null
  }
  /** One row: entries of the audit log older than this instant may go, by a guard of the database. */
  audit_retention: {
    id: number
    before: number
  }
  /** Only ever inserted into, and pruned by its retention; the database refuses anything else. */
  audit_log: {
    id: string
    at: number
    actorId: string | null
    /** Such as `user.suspended`. */
    event: string
    subjectKind: string | null
    subjectId: string | null
    /** JSON object without secrets. */
    details: Generated<string>
    address: string | null
    requestId: string | null
  }
  /** Site settings by key, JSON values: announcement bar, hero text, social links, content version. */
  settings: {
    key: string
    value: string
    updatedAt: number
  }
  /** Pages of administrators on which an item is open. */
  item_editors: {
    itemId: string
    /** Made by the page itself. */
    page: string
    uid: string
    /** Where its cursor was last. */
    language: 'en' | 'am' | null
    seenAt: number
    /** It counts as closed from this instant on. */
    seenUntil: number
  }
}
