import { noteCodes } from '../../../foreign/notes.ts'
import type { QuestionFault, QuestionFormat } from '../../../questions/contract.ts'
import { faultCodes } from '../../../questions/fault-codes.ts'
import { useText, type TextKey } from '../text.ts'
import styles from '../import/import.module.css'

/** What is amiss in a file of exercises, in sentences, each with its row and column. */
export function FaultList({ faults, format }: { faults: readonly QuestionFault[]; format: QuestionFormat }) {
  const t = useText()
  const placeOf = ({ row, column, letter }: QuestionFault) => {
    if (format === 'gift') return t('questions.line', { row })
    return letter ? t('questions.cell', { row, column, letter }) : t('questions.row', { row })
  }
  return (
    <ul className={styles.notes}>
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.row} ${fault.column} ${fault.detail}`} data-severity={fault.severity}>
          {t(keyOf(fault.code), { code: fault.code, detail: fault.detail })}
          {fault.row > 0 && <span className={styles.place}>{placeOf(fault)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What is said of Markdown and HTML has the words of other imports. */
function keyOf(code: string): TextKey {
  const own = faultCodes.find((one) => one === code)
  if (own) return `fault.${own}`
  const note = noteCodes.find((one) => one === code)
  return note ? `note.${note}` : 'note.other'
}
