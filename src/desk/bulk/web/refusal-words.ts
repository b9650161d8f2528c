import { hasTrait } from '#content/kinds.ts'
import type { ItemChangeResult } from '../contract.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { courseFault } from '../../fields/web/course-fault.ts'
import { marketFault } from '../../fields/web/market-fault.ts'
import { labelled } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText, type TextKey } from '../../web/text.ts'

const codes: Record<string, TextKey | undefined> = {
  'item.not_found': 'bulk.refusal.gone',
  'item.binned': 'bulk.refusal.binned',
  'item.parent_binned': 'bulk.refusal.parentBinned',
  'item.changed': 'bulk.refusal.changed',
  'edition.changed': 'bulk.refusal.changed',
  'edition.missing': 'bulk.refusal.missing',
  'item.too_many_tags': 'bulk.refusal.tooManyTags',
  'tag.unknown': 'bulk.refusal.tag',
}

/** Says why an item was left as it is: by language what is missing, or in one sentence. */
export function useRefusalWords() {
  const t = useText()
  const { language: own } = useLanguage()
  const wordsFor = (kind: ItemChangeResult['kind'], field: string, code: FieldCode): string => {
    const setting = courseFault(field, code) ?? marketFault(field, code)
    if (setting) return t(setting.text, { number: setting.number })
    const isFaq = kind !== null && hasTrait(kind, 'asked')
    if (field === 'title') return t(isFaq ? 'check.question' : 'check.title')
    if (field === 'excerpt') return t('check.excerpt')
    if (field === 'body') return t(isFaq ? 'check.answer' : 'check.body')
    if (field === 'collectionId') return t('check.collection')
    if (field === 'riskCallout') return t('check.riskCallout')
    return field.endsWith('.alt') ? t('figure.altMissing') : t('check.other', { field })
  }
  return ({ kind, code, problems }: ItemChangeResult): string[] => {
    if (problems.length === 0) return [t(codes[code ?? ''] ?? 'bulk.refusal.other')]
    return problems.map(({ language, fields }) => {
      const words = new Set(Object.entries(fields).map(([field, code]) => wordsFor(kind, field, code)))
      return labelled(t(`language.${language}`), [...words].join(' '), own)
    })
  }
}
