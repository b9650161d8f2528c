import type { Language } from '#platform/languages.ts'

interface Range {
  start: number
  end: number
}

/** What stands between quotation marks: words that are somebody else's. */
export function quotesIn(text: string): Range[] {
  return [...text.matchAll(/“[^”]{0,400}”|"[^"\n]{0,400}"|«[^»]{0,400}»|‹[^›]{0,400}›|‘[^’]{0,400}’/g)].map(
    ({ 0: quote, index }) => ({ start: index, end: index + quote.length }),
  )
}

/** Characters before and after that may belong to the same clause. */
const nearby = 240
const clauseEnd = /[.!?;:\n\u1361-\u1368—]/

/** Whether the clause around words says no to them, or warns of who says them. */
export function isDenied(text: string, { start, end }: Range, language: Language): boolean {
  const before =
    text
      .slice(Math.max(0, start - nearby), start)
      .split(clauseEnd)
      .at(-1) ?? ''
  const after = text.slice(end, end + nearby).split(clauseEnd)[0] ?? ''
  return denials[language].test(`${before} ${after}`)
}

const denials: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|\w+n[’']t|avoid|beware|scams?|scammers?|fraud|fraudsters?|lies?|liars?|false|promis(?:e|es|ed|ing)|claim(?:s|ed|ing)?|pretend\w*|too good|needs? to|have to)\b/i,
  am: /(?<!\p{L})(?:[አ][ይልትን]\p{L}+ም|የለም|የለውም|የላቸውም|ማጭበርበር\p{L}*|አጭበርባሪ\p{L}*|የማጭበርበር|\p{L}*ይጠንቀቁ|ተጠንቀቁ|ውሸት\p{L}*|ሐሰት\p{L}*|ሐሰተኛ\p{L}*|ቃል\s+\p{L}*ገ[ባቡብ]\p{L}*|\p{L}*የሚሉ|የሚል|የሚልዎት|\p{L}*ካለዎት|ይኖርብ\p{L}*|ያስፈልግ\p{L}*)(?!\p{L})/u,
}
