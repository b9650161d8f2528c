import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useText } from './text.ts'

/** Says that another open attempt asks the question, and leads there: its own quiz may not be open any more. */
export function Held({ by }: { by: string | null | undefined }) {
  const t = useText()
  return (
    <p>
      {t('question.held')} {by && <Link to={paths.quizAttempt(by)}>{t('question.toHolder')}</Link>}
    </p>
  )
}
