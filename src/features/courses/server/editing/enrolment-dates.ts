import type { Members } from '#content/kind-members.ts'
import { planSiteChange } from '#content/server/site-version-store.ts'
import type { Context } from '#platform/server/context.ts'

/** Pages that show whether a course is open are made anew when it opens and when it closes; dates that were taken back count no more. */
export async function planEnrolmentDates(
  ctx: Context,
  { id, before, after }: { id: string; before: Members; after: Members },
): Promise<void> {
  for (const name of ['enrolsFrom', 'enrolsUntil'] as const) {
    const at = instantIn(after[name])
    if (at !== null || instantIn(before[name]) !== null)
      await planSiteChange(ctx.db, { name: `course.${id}.${name}`, at, now: ctx.now })
  }
}

function instantIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
