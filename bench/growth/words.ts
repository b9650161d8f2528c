import type { Language } from '#platform/languages.ts'

const vocabulary: Record<Language, readonly string[]> = {
  en: 'market price coffee sesame broker order buyer seller risk capital auction grade warehouse contract season harvest export dealer share bond loss gain quote spread volume receipt trader cooperative truck road'.split(
    ' ',
  ),
  am: 'ገበያ ዋጋ ቡና ሰሊጥ ደላላ ትዕዛዝ ገዢ ሻጭ ስጋት ካፒታል ጨረታ ደረጃ መጋዘን ውል ወቅት ምርት ኤክስፖርት ነጋዴ አክሲዮን ቦንድ ኪሳራ ትርፍ ጥቅስ ልዩነት መጠን ደረሰኝ ንግድ ማህበር መኪና መንገድ'.split(
    ' ',
  ),
}

/** Words that stand in exactly three items of a site, however large it is. */
const rare: Record<Language, string> = { en: 'kuriftu', am: 'ኩሪፍቱ' }
const rareAt = new Set([7, 33, 77])

export function rareWord(language: Language): string {
  return rare[language]
}

export function titleOf(language: Language, number: number): string {
  return [
    word(language, number),
    word(language, number * 7 + 3),
    word(language, number * 13 + 5),
    number,
  ].join(' ')
}

/** Paragraphs of sixty words each, the same for the same number. */
export function paragraphs(language: Language, number: number, count: number): string[] {
  return Array.from({ length: count }, (_, paragraph) => {
    const words = Array.from({ length: 60 }, (_, at) =>
      word(language, number * 31 + paragraph * 17 + at * at),
    )
    if (paragraph === 0 && rareAt.has(number)) words.push(rare[language])
    return words.join(' ')
  })
}

function word(language: Language, at: number): string {
  const words = vocabulary[language]
  return words[at % words.length] ?? ''
}
