import { Alert } from '@mantine/core'
import type { FieldErrors } from '#platform/errors.ts'
import { useText } from '../text.ts'
import styles from './item.module.css'
import { useFieldProblems } from './use-field-problems.ts'

/** What the server refused, all of it in one place above the fields. */
export function RefusedFields({ problems }: { problems: FieldErrors }) {
  const t = useText()
  const refused = useFieldProblems(problems).all()
  if (refused.length === 0) return null
  return (
    <Alert color="red" role="alert" title={t('wrong.heading')}>
      <ul className={styles.checklist}>
        {refused.map(({ field, words }) => (
          <li key={field}>{t('wrong.line', { field, words })}</li>
        ))}
      </ul>
    </Alert>
  )
}
