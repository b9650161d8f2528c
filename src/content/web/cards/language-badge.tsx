import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import facts from '#ui/page/facts.module.css'
import { useText } from '../text.ts'

/** Names the language of a text that is not in the reader's. */
export function LanguageBadge({ text }: { text: { language: Language } }) {
  const t = useText()
  const { language } = useLanguage()
  if (text.language === language) return null
  return <span className={facts.badge}>{t(`language.${text.language}`)}</span>
}
