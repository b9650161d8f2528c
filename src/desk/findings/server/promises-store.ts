import type { Database } from '#platform/database/connect.ts'
import { findSetting, saveVersionedSetting } from '#platform/database/settings.ts'
import type { Promises } from '../contract.ts'

const key = 'content.promises'

type Stored = Pick<Promises, 'version' | 'phrases'>

/** What administrators saved, or undefined before the first save. Only the contract's shape is ever saved. */
export async function findPromises(db: Database): Promise<Stored | undefined> {
  return (await findSetting(db, key)) as Stored | undefined
}

/** Saves the lists if nobody saved since the version before theirs; tells whether it did. */
export async function savePromises(db: Database, value: Stored, now: number): Promise<boolean> {
  return saveVersionedSetting(db, { key, value, version: value.version, now })
}
