import type { MarkableKind } from '../../read-marks/contract.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import styles from './read-toggle.module.css'
import { useReadMarks } from './use-read-marks.ts'

const MemberReadToggle = latePart(async () => (await import('./member-read-toggle.tsx')).MemberReadToggle)

interface Props {
  kind: MarkableKind
  id: string
  title: string
}

/** Where members mark a text as read. Guests see nothing; the room is kept so that nothing jumps. */
export function ReadToggle(text: Props) {
  const marks = useReadMarks()
  return (
    <div className={styles.slot}>
      {marks && <MemberReadToggle {...text} isRead={marks.includes(text.id)} />}
    </div>
  )
}
