import { listPublishedTexts } from '#content/reading/server/texts/published-texts.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { LegalDocument, LegalName } from '#platform/legal/legal-texts.ts'
import { findVersionText, type StoredText } from './legal-store.ts'

/** Fills what a legal page says of its operator and of how long things are kept. `effectiveOn`: the day that it names. */
export type FillText = (
  ctx: Context,
  text: { html: string; language: Language; effectiveOn?: string | undefined },
) => Promise<string>

/** What readers find on a legal page now; undefined while a language is missing. */
export async function readPresentTexts(
  ctx: Context,
  { document, effectiveOn }: { document: LegalDocument; effectiveOn: string | undefined },
  fillText: FillText,
): Promise<Record<Language, StoredText> | undefined> {
  const published = await listPublishedTexts(ctx, 'page', document)
  const inLanguage = async (language: Language): Promise<StoredText | undefined> => {
    const text = published.find((one) => one.language === language)
    if (!text) return undefined
    const { title, excerpt } = text
    return { title, excerpt, html: await fillText(ctx, { html: text.html, language, effectiveOn }) }
  }
  const [en, am] = [await inLanguage('en'), await inLanguage('am')]
  return en && am && { en, am }
}

/** Whether a version says the same as these texts, in both languages. */
export async function isTextOf(
  ctx: Context,
  version: LegalName,
  texts: Record<Language, StoredText> | undefined,
): Promise<boolean> {
  for (const language of languages) {
    const kept = await findVersionText(ctx.readDb, version, language)
    const now = texts?.[language]
    if (kept?.title !== now?.title || kept?.excerpt !== now?.excerpt || kept?.html !== now?.html) return false
  }
  return true
}
