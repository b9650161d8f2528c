import { Alert } from '@mantine/core'
import type { FieldErrors } from '#platform/errors.ts'
import { useText } from '../../web/text.ts'
import styles from './item.module.css'
import { useFieldProblems } from '../../fields/web/use-field-problems.ts'

/** Says that settings were refused. The words stand beside the fields; only what has no field here is named. */
export function RefusedFields({ problems }: { problems: FieldErrors }) {
  const t = useText()
  const problem = useFieldProblems(problems)
  if (Object.keys(problems).length === 0) return null
  const unknown = Object.keys(problems).filter((field) => problems[field] === 'unknown_field')
  return (
    <Alert color="red" role="alert" title={t('wrong.heading')}>
      {t('wrong.beside')}
      {unknown.length > 0 && (
        <ul className={styles.checklist}>
          {unknown.map((field) => (
            <li key={field}>{t('wrong.line', { field, words: problem.of(field) ?? '' })}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
