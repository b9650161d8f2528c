import type { Finding } from '../contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'

/** Says in a sentence what was found. */
export function useFindingWords() {
  const t = useText()
  const dates = useDates()
  return ({ code, quote, values }: Finding): string =>
    t(`finding.${code}`, {
      ...values,
      quote,
      date: values.date ? dates.date(Date.parse(`${values.date}T09:00:00Z`)) : '',
    })
}
