import type { Readable } from '#platform/actor.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { isEmpty } from '../../blocks/document.ts'
import { hasRiskCallout, walkBlocks } from '../../blocks/walk.ts'
import type { EditionText } from '../../contract.ts'
import type { Members } from '../../kind-members.ts'
import { rulesOf } from '../../server/kind-rules.ts'
import { asKind, hasTrait } from '../../kinds.ts'
import { textLimits } from '../../text-limits.ts'

/** A text in its language; `other` is what the other language says now. */
interface Checked {
  language: Language
  text: EditionText
  other: EditionText | null
}

/** What keeps a text from being published, field by field; empty when it is ready. */
export function missingForPublication(
  item: { kind: string; riskLevel: string; collectionId: string | null; details: Members },
  { language, text, other }: Checked,
): FieldErrors {
  const kind = asKind(item.kind)
  const missing: FieldErrors = {}
  if (!text.title.trim()) missing.title = 'required'
  if (!text.excerpt.trim() && hasTrait(kind, 'summary')) missing.excerpt = 'required'
  for (const field of ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const)
    if ([...text[field]].length > textLimits[field]) missing[field] = 'too_long'
  if (isEmpty(text.body)) missing.body = 'required'
  for (const [index, block] of [...walkBlocks(text.body.content)].entries()) {
    if (block.type === 'figureImage' && !block.attrs.alt.trim()) missing[`body.${index}.alt`] = 'required'
    if (answerBlocks.has(block.type) && !hasTrait(kind, 'answered'))
      missing[`body.${index}.part`] = 'not_here'
  }
  Object.assign(missing, rulesOf(kind).missing?.(text, { details: item.details, language, other }))
  if (hasTrait(kind, 'collected') && item.collectionId === null) missing.collectionId = 'required'
  if (item.riskLevel === 'high' && !hasRiskCallout(text.body)) missing.riskCallout = 'required'
  return missing
}

/** The same with what other items have to do with it. */
export async function missingNow(
  ctx: Context,
  item: Parameters<typeof missingForPublication>[0] & Readable & { id: string },
  checked: Checked,
): Promise<FieldErrors> {
  const { language, text, other } = checked
  const languages = other ? [language, otherLanguage(language)] : [language]
  const { missingDependencies, missingInData } = rulesOf(asKind(item.kind))
  const around = await missingDependencies?.(ctx, { ...item, languages, text })
  const inData = await missingInData?.(ctx, item)
  return { ...missingForPublication(item, checked), ...around, ...inData }
}

/** What only questions have. */
const answerBlocks: ReadonlySet<string> = new Set(['choice', 'counterpart', 'explanation', 'numberAnswer'])
