import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'

/** Where new and changed terms are announced. */
export function glossaryFeed(language: Language): string {
  return paths.feed(language, 'glossary')
}
