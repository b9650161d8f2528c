import type { Language } from '#platform/languages.ts'

/** The titles that an item has, each with its language: the one of the person who looks comes first. */
export function titlesOf(
  item: { editions: readonly { language: Language; title: string }[] },
  language: Language,
): { language: Language; title: string }[] {
  const written = item.editions.filter(({ title }) => title !== '')
  return written.toSorted((one, other) => +(other.language === language) - +(one.language === language))
}
