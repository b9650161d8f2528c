import type { KeptTexts } from '#platform/server/kept-texts.ts'
import { legalDocuments } from '#platform/legal/legal-texts.ts'
import { asText, selectTextsLike, versionsHolding } from './legal-store.ts'

/** What lower rooms ask about the versions of the legal texts. The title is that of the newest one. */
export const keptTexts: KeptTexts = {
  holding: versionsHolding,
  async listLike(db, pattern) {
    const rows = await selectTextsLike(db, pattern)
    return legalDocuments.flatMap((name) => {
      const versions = rows.filter(({ document }) => document === name)
      const [newest] = versions
      if (!newest) return []
      const [en, am] = [newest.textEn, newest.textAm].map((text) => asText(JSON.parse(text)).title)
      return [{ name, titles: { en: en ?? '', am: am ?? '' }, count: versions.length }]
    })
  },
}
