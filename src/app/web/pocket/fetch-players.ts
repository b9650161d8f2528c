import { fetchOrderBookPlayer } from '#features/order-books/web/exercise.tsx'
import { fetchStillParts } from '#features/order-books/web/still.ts'
import { fetchReplayPlayer } from '#features/replays/web/player/player.tsx'
import { StillExercise } from '#features/replays/web/still.ts'
import { paths } from '#platform/paths.ts'
import type { PocketContents } from '../../pocket/contract.ts'

/** The scripts of what is played on these pages, and of what is read there, which otherwise come when they are called for. */
export async function fetchPlayers(pages: PocketContents['pages']): Promise<void> {
  const has = (address: string) => pages.some(({ path }) => path.startsWith(address))
  await Promise.all([
    ...(has(paths.orderBook('')) ? [fetchOrderBookPlayer(), fetchStillParts()] : []),
    ...(has(paths.replay('')) ? [fetchReplayPlayer(), StillExercise.fetchScript()] : []),
  ])
}
