import buttons from '#ui/button.module.css'
import { Notice } from '#ui/notice.tsx'
import { useText } from './text.ts'
import { useEnrol } from './use-learning.ts'

interface Props {
  /** Slug. */
  course: string
  /** Called at once; the button goes away when the reader is enrolled. */
  onAsk: () => void
}

/** Enrols in a course, and says so when that did not work. */
export function EnrolButton({ course, onAsk }: Props) {
  const t = useText()
  const enrol = useEnrol(course)
  const ask = () => {
    if (enrol.isPending) return
    onAsk()
    enrol.mutate()
  }
  return (
    <>
      <button type="button" className={buttons.primary} onClick={ask}>
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
