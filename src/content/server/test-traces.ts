import type { TestApp } from '#app/server/test-app.ts'
import { readSiteVersion } from './test-site-version.ts'

type Trace = [event: string, kind: string | null, details: unknown]

/** What the audit log says of one subject, by the names of the events. */
export async function auditOf(site: TestApp, subjectId: string): Promise<Trace[]> {
  const rows = await site.services.connection.db
    .selectFrom('audit_log')
    .select(['event', 'subjectKind', 'details'])
    .where('subjectId', '=', subjectId)
    .orderBy('event')
    .orderBy('at')
    .execute()
  return rows.map(({ event, subjectKind, details }) => [event, subjectKind, JSON.parse(details)])
}

/** What pages that are kept for readers go by: another one after `work`, or the same. */
export async function movesSite(site: TestApp, work: () => Promise<unknown>): Promise<boolean> {
  const version = () => readSiteVersion(site.services.connection.readDb, site.services.clock())
  const before = await version()
  await work()
  return (await version()) !== before
}
