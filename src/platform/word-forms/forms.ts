import { englishStem } from './english-stem.ts'
import { ethiopicForms } from './ethiopic-forms.ts'

/** Everything that a folded word is found under, itself first. Words of other scripts and numbers are found under themselves. */
export function formsOf(word: string): string[] {
  if (/^\p{Script=Ethiopic}+$/u.test(word)) return ethiopicForms(word)
  if (!/^[a-z]+$/.test(word)) return [word]
  const stem = englishStem(word)
  return stem === word ? [word] : [word, stem]
}
