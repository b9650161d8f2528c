import type { XliffFinding } from '../../../xliff/contract.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import { useText, type TextKey } from '../text.ts'
import styles from '../import/import.module.css'

const codes = [
  'item.unknown',
  'item.binned',
  'item.repeated',
  'item.other_language',
  'item.untranslated',
  'revision.unknown',
  'source.changed',
  'source.lost',
  'source.edited',
  'target.newer',
  'target.empty',
  'target.unchanged',
  'target.partial',
  'target.too_long',
  'target.far_too_long',
  'unit.unknown',
  'unit.missing',
  'unit.repeated',
  'code.missing',
  'code.unknown',
  'text.refused',
] as const

const fields = ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const

/** What is amiss in a translation, in sentences, each with its place. */
export function FindingList({ findings }: { findings: readonly XliffFinding[] }) {
  const t = useText()
  const word = useDeskText()
  const placeOf = (place: string) => {
    const [name, index] = place.split('.')
    const field = fields.find((field) => field === name)
    if (field) return word(`field.${field}`)
    if (name === 'extras') return t('finding.place.extras')
    return name === 'body' ? t('finding.place.block', { number: Number(index) + 1 }) : place
  }
  return (
    <ul className={styles.notes}>
      {findings.map(({ code, severity, place, detail }) => (
        <li key={`${code} ${place} ${detail}`} data-severity={severity}>
          {t(keyOf(code), { code, detail })}
          {place && <span className={styles.place}>{t('import.place', { place: placeOf(place) })}</span>}
        </li>
      ))}
    </ul>
  )
}

function keyOf(code: string): TextKey {
  const known = codes.find((one) => one === code)
  return known ? `finding.${known}` : 'finding.other'
}
