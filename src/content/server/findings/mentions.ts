import type { Language } from '#platform/languages.ts'

interface Range {
  start: number
  end: number
}

/** Whether words stand between quotation marks: they are somebody else's. */
export function isQuoted(text: string, { start, end }: Range): boolean {
  return [...text.matchAll(/“[^”]*”|"[^"]*"|«[^»]*»|‹[^›]*›|‘[^’]*’/g)].some(
    ({ 0: quote, index }) => index < start && end < index + quote.length,
  )
}

/** Whether the clause around words says no to them, or warns of who says them. */
export function isDenied(text: string, range: Range, language: Language): boolean {
  const before =
    text
      .slice(0, range.start)
      .split(/[.!?;:\n\u1361-\u1368—]/)
      .at(-1) ?? ''
  const after = text.slice(range.end).split(/[.!?;:\n\u1361-\u1368—]/)[0] ?? ''
  return denials[language].test(`${before} ${after}`)
}

const denials: Record<Language, RegExp> = {
  en: /\b(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|\w+n[’']t|avoid|beware|scams?|scammers?|fraud|fraudsters?|lies?|liars?|false|promis(?:e|es|ed|ing)|claim(?:s|ed|ing)?|pretend\w*|too good|needs? to|have to)\b/i,
  am: /(?<!\p{L})(?:[አ][ይልትን]\p{L}+ም|የለም|የለውም|የላቸውም|ማጭበርበር\p{L}*|አጭበርባሪ\p{L}*|የማጭበርበር|\p{L}*ይጠንቀቁ|ተጠንቀቁ|ውሸት\p{L}*|ሐሰት\p{L}*|ሐሰተኛ\p{L}*|ቃል\s+\p{L}*ገ[ባቡብ]\p{L}*|\p{L}*የሚሉ|የሚል|የሚልዎት|\p{L}*ካለዎት|ይኖርብ\p{L}*|ያስፈልግ\p{L}*)(?!\p{L})/u,
}
