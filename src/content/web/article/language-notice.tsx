import type { Article } from '../../contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from '../text.ts'

/** Says why a text is not in the reader's language, when it is not. */
export function LanguageNotice({ article }: { article: Pick<Article, 'language'> }) {
  const t = useText()
  const { language } = useLanguage()
  if (article.language === language) return null
  return <Notice>{t(`fallback.${article.language}`)}</Notice>
}
