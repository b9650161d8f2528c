import type { LearnDetail } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useText } from './text.ts'

/** What to read before a page, if anything. */
export function Prerequisites({ pages }: { pages: LearnDetail['prerequisites'] }) {
  const t = useText()
  const { language } = useLanguage()
  if (pages.length === 0) return null
  return (
    <Notice title={t('detail.prerequisites')}>
      <ul>
        {pages.map((page) => (
          <li key={page.id} lang={page.language === language ? undefined : page.language}>
            <Link to={paths.learnItem(page.slug)}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
