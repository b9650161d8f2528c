import type { Generated } from 'kysely'

export interface WebhookTables {
  /** Addresses of other programs that are told what happens here. */
  webhooks: {
    id: string
    name: string
    url: string
    /** JSON list of the events that it is told. */
    events: string
    /** With which its messages are signed; sealed, since signing needs the secret itself. */
    sealedSecret: string
    /** The secret before, which signs as well until `formerUntil`. */
    formerSecret: string | null
    formerUntil: number | null
    createdAt: number
  }
  /** What one address is told; written in the transaction of its cause, sent once by one of the nodes, kept for a while as a log. */
  webhook_deliveries: {
    id: string
    webhookId: string
    event: string
    /** JSON, as it is sent. */
    body: string
    /** What it is about, so that what is still to come can be taken back: such as an edition. */
    about: string
    /** Whom it is about; it goes with the account. */
    userId: string | null
    /** When it happened, or will: a scheduled text. */
    at: number
    /** Not before this instant; moved on by a failed try and by a node that is sending. */
    nextTryAt: number
    tries: Generated<number>
    triedAt: number | null
    deliveredAt: number | null
    /** Of the last answer; null when there was none. */
    status: number | null
    /** Why the last try failed without an answer, as a code. */
    error: string | null
  }
}
