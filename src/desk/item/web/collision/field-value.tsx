import type { Item } from '#content/contract.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import type { Level, Market, RiskLevel } from '#content/classification.ts'
import { useCollections } from '../../../collections/web/use-collections.ts'
import { labelIn, useTags } from '../../../collections/web/use-tags.ts'
import { wordsIn } from '../../../revisions/web/words-in.ts'
import { Upload } from '../../../choices/web/upload.tsx'
import { useText, type TextKey } from '../../../web/text.ts'
import type { FieldName } from '../../../drafts/web/merging/field-clashes.ts'
import { ValueLines } from '../../../choices/web/value-lines.tsx'
import { factsOf } from '#content/kinds.ts'

interface Props {
  item: Item
  name: FieldName
  value: unknown
}

/** The value of a setting in the words in which it is set, one in each line; a picture as itself. */
export function FieldValue({ item, name, value }: Props) {
  const lines = useLines(item, name, value)
  if (lines.length > 0 && lines.every(isUpload)) return lines.map((id) => <Upload key={id} id={id} />)
  return <ValueLines lines={lines} />
}

function useLines(item: Item, name: FieldName, value: unknown): string[] {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const tags = useTags().data?.items ?? []
  const kind = factsOf(item.kind).collection
  const collections = useCollections(kind, {
    parentId: kind === 'section' ? (item.parentId ?? undefined) : undefined,
    chosen: name === 'collectionId' && typeof value === 'string' ? value : null,
  })
  const lines = wordsIn(value ?? '')
    .split('\n')
    .filter(Boolean)
  const isYes = (yes: boolean) => [t(yes ? 'conflict.yes' : 'conflict.no')]
  switch (name) {
    case 'featured':
    case 'listed':
      return isYes(value === true)
    case 'access':
      return isYes(value === 'signed-in')
    case 'level':
    case 'market':
    case 'riskLevel':
      return lines.map((one) => t(words[one] ?? 'conflict.empty'))
    case 'tags':
    case 'topic':
      return lines.map((slug) =>
        labelIn(tags.find((tag) => tag.slug === slug) ?? { slug, labelEn: '', labelAm: '' }, language),
      )
    case 'collectionId':
      return lines.map((id) => collections.find((one) => one.id === id)?.title ?? id)
    case 'reviewedOn':
      return lines.map((day) => dates.date(Date.parse(`${day}T09:00:00Z`)))
    case 'pinnedUntil':
      return lines.map((instant) => dates.date(Number(instant)))
    default:
      return lines
  }
}

/** What levels, markets and risks are called. */
const words: Record<string, TextKey> = {
  beginner: 'level.beginner',
  intermediate: 'level.intermediate',
  advanced: 'level.advanced',
  general: 'market.general',
  ESX: 'market.ESX',
  ECX: 'market.ECX',
  forex: 'market.forex',
  crypto: 'market.crypto',
  none: 'risk.none',
  low: 'risk.low',
  high: 'risk.high',
} satisfies Record<Level | Market | RiskLevel, TextKey>

function isUpload(words: string): boolean {
  return /^[\w-]{22}$/.test(words)
}
