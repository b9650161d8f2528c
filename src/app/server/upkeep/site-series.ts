import { Gauge, type Registry } from 'prom-client'
import { countSessions } from '#features/identity/server/sessions/session-store.ts'
import type { Connection, PoolCounts } from '#platform/database/connect.ts'
import { compareClocks, sureDifference } from '#platform/database/servers/server-clock.ts'
import {
  countExpiredMails,
  countGivenUpMails,
  readMailQueue,
  readMailStop,
} from '#platform/database/outbox.ts'

interface Watched {
  connection: Connection
  clock(): number
}

/**
 * Series that are counted when somebody asks for the metrics. What stands in the database is the same on each node; while the
 * database is away these series are left out, and the others are there.
 */
export function addSiteSeries(registry: Registry, { connection, clock }: Watched): void {
  const { countPool } = connection
  const add = (name: string, help: string, count: () => Promise<number>) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          await ask(this, count)
        },
      }),
    )
  add(
    'traders_hub_mails_waiting',
    'Mails that wait for their first or next try',
    async () => (await readMailQueue(connection.readDb)).waiting,
  )
  const ageOf = (since: number | null) => (since === null ? 0 : Math.max(0, (clock() - since) / 1000))
  add('traders_hub_oldest_mail_seconds', 'Age of the oldest mail that waits; 0 when none does', async () =>
    ageOf((await readMailQueue(connection.readDb)).since),
  )
  add(
    'traders_hub_mails_stopped_seconds',
    'Age of the oldest mail written since the last one went out, where such mails to several people wait; 0 otherwise',
    async () => ageOf(await readMailStop(connection.readDb)),
  )
  add('traders_hub_mails_given_up', 'Mails that were tried for three days and not sent', () =>
    countGivenUpMails(connection.readDb),
  )
  add('traders_hub_mails_expired', 'Mails that were not sent because their links had run out', () =>
    countExpiredMails(connection.readDb),
  )
  add('traders_hub_sessions', 'Sessions that have not ended', () => countSessions(connection.readDb, clock()))
  if (connection.engine === 'postgres')
    add(
      'traders_hub_clock_ahead_seconds',
      'How far the clock of this node is ahead of that of PostgreSQL at least; less than 0 when it is behind',
      async () => {
        const difference = await compareClocks(connection, clock)
        return difference ? sureDifference(difference) / 1000 : 0
      },
    )
  if (countPool) registry.registerMetric(connectionGauge(countPool))
}

function connectionGauge(countPool: () => PoolCounts): Gauge {
  return new Gauge({
    name: 'traders_hub_database_connections',
    help: 'Connections of this node to PostgreSQL: open, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(countPool())) this.set({ state }, count)
    },
  })
}

async function ask(gauge: Gauge, count: () => Promise<number>): Promise<void> {
  try {
    gauge.set(await count())
  } catch {
    gauge.remove()
  }
}
