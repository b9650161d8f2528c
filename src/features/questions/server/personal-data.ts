import type { Context } from '#platform/server/context.ts'
import { selectMeetingsForExport } from './store.ts'

/** The exercises that a user tried in texts, and how they went. Instants in ISO 8601, UTC; scores in per cent. */
export async function exportMeetings(ctx: Context, uid: string) {
  const rows = await selectMeetingsForExport(ctx.readDb, uid)
  return rows.map(({ firstAt, lastAt, lastScore, ...meeting }) => ({
    ...meeting,
    firstAt: new Date(firstAt).toISOString(),
    lastAt: new Date(lastAt).toISOString(),
    lastScore: Math.round(lastScore * 100),
  }))
}
