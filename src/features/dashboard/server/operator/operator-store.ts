import type { Database } from '#platform/database/connect.ts'
import { findSetting, saveSetting, saveVersionedSetting } from '#platform/database/settings.ts'
import type { OperatorDetails } from '../../operator/contract.ts'

const key = 'site.operator'
const dismissalKey = 'site.set-up.dismissed'

/** What administrators saved, or undefined before the first save. Only the contract's shape is ever saved. */
export async function findOperator(db: Database): Promise<OperatorDetails | undefined> {
  return (await findSetting(db, key)) as OperatorDetails | undefined
}

/** Saves the details if nobody saved since the version before theirs; gives whether it did. */
export async function saveOperatorDetails(
  db: Database,
  value: OperatorDetails,
  now: number,
): Promise<boolean> {
  return saveVersionedSetting(db, { key, value, version: value.version, now })
}

export async function isSetUpDismissed(db: Database): Promise<boolean> {
  return (await findSetting(db, dismissalKey)) === true
}

export async function saveSetUpDismissal(db: Database, now: number): Promise<void> {
  return saveSetting(db, { key: dismissalKey, value: true, now })
}
