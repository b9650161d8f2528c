import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import { selectPlacesForExport } from './places-store.ts'
import { selectNotesForExport } from './store.ts'

/** What the site keeps of what a user noted, and of where they stopped reading. Instants in ISO 8601, UTC. */
export async function exportNotes(ctx: Context, uid: string) {
  const [notes, places] = await Promise.all([
    selectNotesForExport(ctx.readDb, uid),
    selectPlacesForExport(ctx.readDb, uid),
  ])
  return {
    notes: notes.map(({ createdAt, changedAt, ...note }) => ({
      ...note,
      createdAt: iso(createdAt),
      changedAt: iso(changedAt),
    })),
    readingPlaces: places.map(({ readBlocks, endReadAt, changedAt, ...place }) => ({
      ...place,
      blocksRead: readBlocks.split(' ').filter(Boolean).length,
      endReadAt: iso(endReadAt),
      changedAt: iso(changedAt),
    })),
  }
}
