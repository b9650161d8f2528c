import type { Language } from '../languages.ts'

/** In the order in which either script is recited, as school papers in Ethiopia letter what is to be matched. */
const letters: Record<Language, readonly string[]> = {
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  am: [...'ሀለሐመሠረሰሸቀበተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ'],
}

/** The letter by which the choice with this index, from 0 on, is called among others; behind the last letter, its number. */
export function choiceLetter(index: number, language: Language): string {
  return letters[language][index] ?? `${index + 1}`
}
