import dictionary from 'dictionary-en'
import { englishStem } from '#content/search/server/english-stem.ts'

/** Whether a word is English as it stands: nobody mistyped it, and no other was meant. */
export function isEnglishWord(word: string): boolean {
  if (words.has(word)) return true
  const stem = englishStem(word)
  return stem !== word && (words.has(stem) || words.has(`${stem}e`))
}

/** The words of the spelling dictionary without what it says about their endings, names among them. */
const words = new Set(
  new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .map((line) => line.replace(/\/.*/, '').toLowerCase())
    .filter((word) => word.length >= 3 && /^[a-z]+$/.test(word)),
)
