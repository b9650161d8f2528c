import type { Context } from '#platform/server/context.ts'
import { StoredFile } from '#platform/server/storage/json-with-files.ts'
import { selectAllPictures, type StoredPicture } from './pictures/store.ts'
import { selectAllTrades } from './store.ts'
import { keptOf } from './stored-trade.ts'

/** What the site keeps of a user's journal. Instants in ISO 8601, UTC; prices in millionths of a birr, fees in santim. */
export async function exportJournal(ctx: Context, uid: string) {
  const rows = await selectAllTrades(ctx.readDb, uid)
  const pictures = Map.groupBy(await selectAllPictures(ctx.readDb, uid), ({ tradeId }) => tradeId)
  return rows.map((row) => {
    const { fields, aside } = keptOf(row)
    return {
      ...fields,
      alsoWritten: aside.map(({ said }) => said),
      pictures: (pictures.get(row.id) ?? []).map(aboutPicture),
      source: row.source,
      createdAt: new Date(row.createdAt).toISOString(),
      changedAt: new Date(row.changedAt).toISOString(),
    }
  })
}

/** With its bytes, in base64. */
function aboutPicture({ id, tradeId, key, width, height, bytes, description, createdAt }: StoredPicture) {
  const address = `/api/journal/trades/${tradeId}/pictures/${id}`
  const about = { address, width, height, bytes, description, createdAt: new Date(createdAt).toISOString() }
  return { ...about, mimeType: 'image/webp', base64: new StoredFile(key) }
}
