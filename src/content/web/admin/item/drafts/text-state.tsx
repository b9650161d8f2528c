import { Text } from '@mantine/core'
import { useText } from '../../text.ts'
import styles from '../item.module.css'
import { civilOf } from '../schedule/civil-time.ts'
import type { EditionDraft } from '../use-edition-draft.ts'
import { saveColours, saveSigns } from './save-signs.ts'

/** Whether the text of one language is saved, and since when. */
export function TextState({ draft }: { draft: EditionDraft }) {
  const t = useText()
  const { state, savedAt, edition } = draft
  if (state === 'saved' && !edition) return null
  const Sign = saveSigns[state]
  const words =
    state === 'saved' && savedAt !== null ? t('text.savedAt', { time: timeOf(savedAt) }) : t(`text.${state}`)
  return (
    <Text component="output" size="sm" c={saveColours[state] ?? 'dimmed'} className={styles.saveState}>
      <Sign size={16} aria-hidden /> {words}
    </Text>
  )
}

/** The time of day on the editor's own clock, with the day when it is not today. */
function timeOf(instant: number): string {
  const [saved, now] = [civilOf(instant), civilOf(Date.now())]
  return saved.date === now.date ? saved.time : `${saved.date} ${saved.time}`
}
