import buttons from '#ui/controls/button.module.css'
import { useText } from './text.ts'
import type { useEnrolment } from './use-learning.ts'

interface Props {
  enrolment: ReturnType<typeof useEnrolment>
}

/** Enrols in a course; it goes away when the server has said that the reader is enrolled. */
export function EnrolButton({ enrolment: { state, button, press } }: Props) {
  const t = useText()
  const isWaiting = state === 'waiting'
  return (
    <button
      ref={button}
      type="button"
      className={isWaiting ? buttons.secondary : buttons.primary}
      aria-disabled={state === 'saving'}
      onClick={press}
    >
      {t(isWaiting ? 'enrol.cancel' : 'enrol.do')}
    </button>
  )
}
