import type { QuizOverview } from '../contract.ts'
import { useText } from './text.ts'

/** The rules of a quiz, each in a sentence. */
export function Rules({ rules }: { rules: QuizOverview['rules'] }) {
  const t = useText()
  const { questionCount, limitMinutes, extraTime, attempts, waitMinutes, passMark, answersShown } = rules
  const minutes = limitMinutes === null ? 0 : Math.round((limitMinutes * (100 + extraTime)) / 100)
  return (
    <ul>
      <li>{t('rules.questions', { count: questionCount })}</li>
      <li>{limitMinutes === null ? t('rules.noLimit') : t('rules.limit', { count: minutes })}</li>
      {extraTime > 0 && limitMinutes !== null && <li>{t('rules.extraTime', { percent: extraTime })}</li>}
      <li>{t('rules.passMark', { percent: passMark })}</li>
      <li>{attempts === null ? t('rules.anyAttempts') : t('rules.attempts', { count: attempts })}</li>
      {waitMinutes > 0 && <li>{t('rules.wait', { count: waitMinutes })}</li>}
      <li>{t(`rules.shown.${answersShown}`)}</li>
      <li>{t('rules.link')}</li>
    </ul>
  )
}
