import { Text } from '@mantine/core'
import { civilOf } from '#platform/civil-time.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../../text.ts'
import styles from '../item.module.css'
import type { EditionDraft } from '../use-edition-draft.ts'
import { saveColours, saveSigns } from './save-signs.ts'

/** Whether the text of one language is saved, and since when. */
export function TextState({ draft }: { draft: EditionDraft }) {
  const t = useText()
  const dates = useDates()
  const { state, savedAt, edition } = draft
  if (state === 'saved' && !edition) return null
  const Sign = saveSigns[state]
  const words =
    state === 'saved' && savedAt !== null
      ? t('text.savedAt', { time: isToday(savedAt) ? civilOf(savedAt).time : dates.date(savedAt) })
      : t(`text.${state}`)
  return (
    <Text
      aria-live={saveColours[state] && state !== 'conflict' ? 'polite' : 'off'}
      size="sm"
      c={saveColours[state] ?? 'dimmed'}
      className={styles.saveState}
    >
      <Sign size={16} aria-hidden /> {words}
    </Text>
  )
}

/** By the editor's own clock. */
function isToday(instant: number): boolean {
  return civilOf(instant).date === civilOf(Date.now()).date
}
