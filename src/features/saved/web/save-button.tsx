import { kindsWith } from '#content/kinds.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useSession } from '#platform/web/session.ts'
import styles from './save-button.module.css'

const SaveToggle = latePart(async () => (await import('./save-toggle.tsx')).SaveToggle)

const savableKinds: readonly string[] = kindsWith('saved')

interface Props {
  item: { id: string; kind: string; title: string }
}

/** Keeps an item for later. Empty until it is known who reads and whether the item is saved, with its room kept on a device of a member; guests see nothing. */
export function SaveButton({ item: { id, kind, title } }: Props) {
  const { user } = useSession()
  if (!savableKinds.includes(kind)) return null
  return <div className={styles.slot}>{user && <SaveToggle itemId={id} title={title} />}</div>
}
