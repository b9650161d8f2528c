import { Text } from '@mantine/core'
import { differsFromAddisAbaba } from '#platform/dates/civil-time.ts'
import { dayOfInstant } from '#platform/dates/ethiopian-dates.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../../../web/text.ts'
import styles from '../item.module.css'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { saveColours, saveSigns } from '../../../drafts/web/save-signs.ts'

/** Whether the text of one language is saved, and since when. */
export function TextState({ draft }: { draft: EditionDraft }) {
  const t = useText()
  const dates = useDates()
  const { state, savedAt, edition } = draft
  if (state === 'saved' && !edition) return null
  const Sign = saveSigns[state]
  const words =
    state === 'saved' && savedAt !== null
      ? t(savedAtKey(savedAt), { time: isToday(savedAt) ? dates.time(savedAt) : dates.date(savedAt) })
      : t(`text.${state}`)
  return (
    <Text
      aria-live={saveColours[state] && state !== 'conflict' ? 'polite' : 'off'}
      size="sm"
      c={saveColours[state] ?? 'dimmed'}
      className={styles.saveState}
    >
      <Sign size="1rem" aria-hidden /> {words}
    </Text>
  )
}

/** The clock is named where this device shows another one. */
function savedAtKey(instant: number): 'text.savedAt' | 'text.savedAtAddisAbaba' {
  return isToday(instant) && differsFromAddisAbaba(instant) ? 'text.savedAtAddisAbaba' : 'text.savedAt'
}

function isToday(instant: number): boolean {
  return dayOfInstant(instant) === dayOfInstant(Date.now())
}
