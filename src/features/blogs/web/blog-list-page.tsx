import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { isFilteredBy, loadList } from '#content/web/list-query.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { BlogList } from './blog-list.tsx'
import { blogFilters, blogsQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader = loadList(blogsQuery)

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useLoaded(blogsQuery(language, search))
  return (
    <Page>
      <PageHead
        title={list.chosen?.title ?? t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.blogs}
        feed={{ href: paths.feed(language), title: t('list.title') }}
        isHidden={isFilteredBy(search, blogFilters) || list.page > 1}
      />
      <BlogList list={list} address={paths.blogs} hasLead />
    </Page>
  )
}
