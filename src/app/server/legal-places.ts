import { fillLegalText } from '#features/dashboard/server/operator/legal-text.ts'
import { listVersions } from '#features/legal/server/versions.ts'
import type { FillText } from '#features/legal/server/present-text.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { keptFiguresOf } from './upkeep/kept-figures.ts'

/** What a page says of the operator and of how long things are kept, for its readers, in its previews and in its versions. */
export const fillPlaces: FillText = (ctx, text) => fillLegalText(ctx, text, keptFiguresOf(ctx.config))

/** The same of a page that readers open: one that has versions names the day of the one that counts. */
export async function fillPage(
  ctx: Context,
  text: { html: string; language: Language; slug: string },
): Promise<string> {
  if (!text.html.includes('{{operator.effective}}')) return fillPlaces(ctx, text)
  const versions = await listVersions(ctx)
  const inForce = versions.find(({ document }) => document === text.slug)?.inForce
  return fillPlaces(ctx, { ...text, effectiveOn: inForce?.effectiveOn })
}
