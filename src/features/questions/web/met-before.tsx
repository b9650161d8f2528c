import { createPortal } from 'react-dom'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useText } from './text.ts'

/** Says at the end of each of these forms how the member did with its question when they met it last. */
export function MetBefore({ forms }: { forms: readonly HTMLFormElement[] }) {
  const t = useText()
  const dates = useDates()
  const ids = [...new Set(forms.map((form) => form.dataset.question ?? ''))].toSorted().join(',')
  const { data } = useAnswer(apiQuery('/api/question-meetings', { query: { ids } }), ids !== '')
  return forms.map((form) => {
    const met = data?.items.find(({ questionId }) => questionId === form.dataset.question)
    const place = form.querySelector('[data-result]')
    if (!met || !place) return null
    const words = t(met.isRight ? 'check.metRight' : 'check.metNotYet', { date: dates.date(met.lastAt) })
    return createPortal(<p>{words}</p>, place, form.id)
  })
}
