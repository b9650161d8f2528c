import { useLanguage } from '#platform/web/i18n.ts'

/** What is to be done, in the language of the page: the question around it may be in another. */
export function Legend({ children }: { children: string }) {
  const { language } = useLanguage()
  return <legend lang={language}>{children}</legend>
}
