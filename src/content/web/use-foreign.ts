import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'

/** What `lang` says of a text: its language, where that is not the reader's. */
export function useForeign({ language }: { language: Language }): Language | undefined {
  const reader = useLanguage()
  return language === reader.language ? undefined : language
}
