import type { AuditDetails } from '#platform/audit-events.ts'
import { labelled, listed } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { fieldLabels } from '../../item/web/collision/field-labels.ts'
import { useText } from '../../web/text.ts'

type Told = Partial<Record<keyof AuditDetails['item.changed'], unknown>>

/** Which fields of an item were changed, in words; of some also what they were and became. */
export function useChangedFields(): (details: Told) => string {
  const t = useText()
  const { language } = useLanguage()
  const valueIn = (value: unknown) => {
    if (value === true || value === 'signed-in') return t('value.yes')
    return value === false || value === 'public' ? t('value.no') : String(value)
  }
  return (details) => {
    const names = typeof details.fields === 'string' ? details.fields.split(', ') : []
    const words = names.map((name) => {
      const label = isField(name) ? t(fieldLabels[name]) : name
      const became = isTold(name) ? details[name] : undefined
      if (!isBecame(became)) return label
      const [from, to] = [valueIn(became.from), valueIn(became.to)]
      return labelled(label, t('value.became', { from, to }), language)
    })
    return listed(words, language)
  }
}

function isField(name: string): name is keyof typeof fieldLabels {
  return Object.hasOwn(fieldLabels, name)
}

function isTold(name: string): name is 'access' | 'listed' | 'slug' {
  return name === 'access' || name === 'listed' || name === 'slug'
}

function isBecame(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
