import type { ComponentType } from 'react'
import { kindsWith } from '#content/kinds.ts'
import type { Item } from '#content/web/item-actions.tsx'
import { useSession } from '#platform/web/session.ts'
import styles from './save-button.module.css'

const savableKinds: readonly string[] = kindsWith('saved')

interface Props {
  item: Item
  /** Comes when somebody is signed in. */
  Toggle: ComponentType<{ item: Item }>
}

/** Keeps an item for later. Empty until it is known who reads and whether the item is saved, with its room kept on a device of a member; guests see nothing. */
export function SaveButton({ item, Toggle }: Props) {
  const { user } = useSession()
  if (!savableKinds.includes(item.kind)) return null
  return <div className={styles.slot}>{user && <Toggle item={item} />}</div>
}
