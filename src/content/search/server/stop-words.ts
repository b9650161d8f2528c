import { fold } from './folding.ts'

/** Words that carry no meaning of their own in a question; folded. */
const stopWords = new Set(
  (
    'a an the of to in on at for from by with and or is are was be been do does did can could should would will i me my we our you your it its this that ' +
    'what which who how when where why there about into than then if not no so as much many s t m ' +
    'ነው ናቸው ነን ነበር ምን ምንድን ምንድነው ማን እንዴት የት ከየት ለምን መቼ ና እና ወይም ወይስ ግን ይህ ይህን ያ ስለ ወደ እስከ ጋር ውስጥ ላይ ነኝ የትኛው አለ ' +
    'የሆነ ሆነ ይሆናል እንደሆነ ያለው አለው አላቸው አለብኝ አለኝ ላድርግ ማድረግ አደርጋለሁ ይደረጋል እፈልጋለሁ እችላለሁ ይቻላል ይችላል ይጠቅማል ያህል ምንያህል እኔ የእኔ የኔ እኛ ' +
    'ye yet endet indet mindin mindnew lemin meche ena weym gar wist nachew'
  )
    .split(' ')
    .map(fold),
)

/** The words that count; all of them when none does. */
export function withoutStopWords<T extends { folded: string }>(words: readonly T[]): T[] {
  const meant = words.filter((word) => !stopWords.has(word.folded))
  return meant.length > 0 ? meant : [...words]
}

export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
