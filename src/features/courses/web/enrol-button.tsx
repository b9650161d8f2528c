import buttons from '#ui/button.module.css'
import { Notice } from '#ui/notice.tsx'
import { useText } from './text.ts'
import { useEnrol } from './use-learning.ts'

/** Enrols in a course, and says so when that did not work. */
export function EnrolButton({ course }: { course: string }) {
  const t = useText()
  const enrol = useEnrol(course)
  return (
    <>
      <button type="button" className={buttons.primary} disabled={enrol.isPending} onClick={() => enrol.mutate()}>
        {t('enrol.do')}
      </button>
      {enrol.isError && (
        <Notice tone="risk" live>
          {t('enrol.failed')}
        </Notice>
      )}
    </>
  )
}
