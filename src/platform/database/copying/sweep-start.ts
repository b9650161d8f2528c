import type { Database } from '../connect.ts'
import { findSetting, saveSetting } from '../settings.ts'

const key = 'storage.sweep_from'

/** Nothing is swept from the storage before this instant; 0 where nothing was said. */
export async function findSweepStart(db: Database): Promise<number> {
  const from = await findSetting(db, key)
  return typeof from === 'number' ? from : 0
}

export async function saveSweepStart(
  db: Database,
  { from, now }: { from: number; now: number },
): Promise<void> {
  await saveSetting(db, { key, value: from, now })
}
