import { keptRevisions } from '#content/editions/server/keep-revisions.ts'
import type { KeptFigures } from '#features/dashboard/server/operator/legal-text.ts'
import { keptSession } from '#features/identity/server/sessions/read-actor.ts'
import { idleMinutes } from '#platform/inactivity.ts'
import type { Config } from '#platform/server/config.ts'
import { mailDays } from './upkeep.ts'
import { binDays } from './purge-bin.ts'

const day = 24 * 3_600_000

/** How long the program keeps what the legal pages speak of, from the code that does it. */
export function keptFiguresOf(config: Config): KeptFigures {
  return {
    idle: idleMinutes(config.sessionIdleSeconds),
    session: keptSession / day,
    audit: config.auditRetentionDays,
    sent: mailDays,
    bin: binDays,
    revisions: keptRevisions,
  }
}
