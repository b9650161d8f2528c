import type { Context } from '#platform/server/context.ts'
import { legalDocuments } from '#platform/legal/legal-texts.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import type { FillText } from './present-text.ts'
import { keepVersion, todayOf } from './versions.ts'

/** Declares the legal texts that a new site begins with their first versions, which count from today. */
export async function declareFirstVersions(ctx: Context, fillText: FillText): Promise<void> {
  const summary = { en: en.first, am: am.first }
  for (const document of legalDocuments)
    await keepVersion(
      ctx,
      { document, version: 1, effectiveOn: todayOf(ctx), summary, mustAccept: true },
      fillText,
    )
}
