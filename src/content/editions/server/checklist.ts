import type { FieldErrors } from '#platform/errors.ts'
import { isEmpty, type BlockDocument } from '../../blocks/document.ts'
import { walkBlocks } from '../../blocks/walk.ts'
import type { EditionText } from '../../contract.ts'

const mostCodePoints = { title: 200, excerpt: 300, seoTitle: 70, seoDescription: 160 } as const

/** Readers find these only by their track, course section or category. */
const inCollections = new Set(['learn', 'lesson', 'faq'])

/** What keeps a text from being published, field by field; empty when it is ready. FAQ answers and lessons need no excerpt. */
export function missingForPublication(
  item: { kind: string; riskLevel: string; collectionId: string | null },
  text: EditionText,
): FieldErrors {
  const missing: FieldErrors = {}
  if (!text.title.trim()) missing.title = 'required'
  if (!text.excerpt.trim() && item.kind !== 'faq' && item.kind !== 'lesson') missing.excerpt = 'required'
  for (const [field, most] of entries(mostCodePoints)) {
    if ([...text[field]].length > most) missing[field] = 'too_long'
  }
  if (isEmpty(text.body)) missing.body = 'required'
  for (const [index, block] of [...walkBlocks(text.body.content)].entries()) {
    if (block.type === 'figureImage' && !block.attrs.alt.trim()) missing[`body.${index}.alt`] = 'required'
  }
  if (item.kind === 'course' && hasFewOutcomes(text.extras.outcomes)) missing['extras.outcomes'] = 'too_few'
  if (inCollections.has(item.kind) && item.collectionId === null) missing.collectionId = 'required'
  if (item.riskLevel === 'high' && !hasRiskCallout(text.body)) missing.riskCallout = 'required'
  return missing
}

/** A course promises three to eight outcomes, or none. */
function hasFewOutcomes(outcomes: unknown): boolean {
  const written = Array.isArray(outcomes) ? outcomes.filter(Boolean) : []
  return written.length > 0 && written.length < 3
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
