import { fetchOrderBookPlayer } from '#features/order-books/web/exercise.tsx'
import { fetchReplayPlayer } from '#features/replays/web/player/player.tsx'
import { paths } from '#platform/paths.ts'
import type { PocketContents } from '../../pocket/contract.ts'

/** The scripts of what is played on these pages, which otherwise come when it is begun. */
export async function fetchPlayers(pages: PocketContents['pages']): Promise<void> {
  const has = (address: string) => pages.some(({ path }) => path.startsWith(address))
  await Promise.all([
    has(paths.orderBook('')) && fetchOrderBookPlayer(),
    has(paths.replay('')) && fetchReplayPlayer(),
  ])
}
