import type { FieldErrors } from '#platform/errors.ts'
import { isEmpty, type BlockDocument } from '../../blocks/document.ts'
import { walkBlocks } from '../../blocks/walk.ts'
import type { EditionText } from '../../contract.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import { asKind, hasTrait } from '../../kinds.ts'

const mostCodePoints = { title: 200, excerpt: 300, seoTitle: 70, seoDescription: 160 } as const

/** What keeps a text from being published, field by field; empty when it is ready. */
export function missingForPublication(
  item: { kind: string; riskLevel: string; collectionId: string | null },
  text: EditionText,
): FieldErrors {
  const kind = asKind(item.kind)
  const missing: FieldErrors = {}
  if (!text.title.trim()) missing.title = 'required'
  if (!text.excerpt.trim() && hasTrait(kind, 'summary')) missing.excerpt = 'required'
  for (const [field, most] of entries(mostCodePoints)) {
    if ([...text[field]].length > most) missing[field] = 'too_long'
  }
  if (isEmpty(text.body)) missing.body = 'required'
  for (const [index, block] of [...walkBlocks(text.body.content)].entries()) {
    if (block.type === 'figureImage' && !block.attrs.alt.trim()) missing[`body.${index}.alt`] = 'required'
  }
  Object.assign(missing, rulesOf(kind).missing?.(text))
  if (hasTrait(kind, 'collected') && item.collectionId === null) missing.collectionId = 'required'
  if (item.riskLevel === 'high' && !hasRiskCallout(text.body)) missing.riskCallout = 'required'
  return missing
}

function hasRiskCallout(body: BlockDocument): boolean {
  return [...walkBlocks(body.content)].some(
    (block) => block.type === 'callout' && block.attrs.tone === 'risk',
  )
}

/** `Object.entries` with its literal keys kept. */
function entries<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
