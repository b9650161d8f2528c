import type { FaqEntry, FaqList } from '#features/faq/contract.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { StructuredData } from '#ui/page/structured-data.tsx'

/** The questions and answers of a page for search engines. A page without any has nothing to say. */
export function FaqData({ list }: { list: FaqList }) {
  const { origin } = useSiteIdentity()
  const entries = list.categories.flatMap((category) => category.entries)
  if (entries.length === 0) return null
  const questions = import.meta.env.SSR ? entries.map((entry) => question(entry, origin)) : []
  return <StructuredData things={[{ '@type': 'FAQPage', mainEntity: questions }]} />
}

/** Search engines show answers on pages of their own, so links name this site and no form stands there. */
function question({ question, html, plainHtml, language }: FaqEntry, origin: string) {
  const text = (plainHtml ?? html).replaceAll(/ (href|src)="\//g, ` $1="${origin}/`)
  return {
    '@type': 'Question',
    name: question,
    inLanguage: language,
    acceptedAnswer: { '@type': 'Answer', text, inLanguage: language },
  }
}
