import type { Language } from '#platform/languages.ts'

const alphabets = { en: new Intl.Collator('en'), am: new Intl.Collator('am') }

/** As editors have put them; tags that nobody has put in order stand by their labels, in the alphabet of the reader's language. */
export function inTagOrder<T extends { sortOrder: number; labelEn: string; labelAm: string }>(
  tags: readonly T[],
  language: Language,
): T[] {
  const label = (tag: T) => (language === 'am' ? tag.labelAm : tag.labelEn)
  const { compare } = alphabets[language]
  return tags.toSorted((one, other) => one.sortOrder - other.sortOrder || compare(label(one), label(other)))
}
