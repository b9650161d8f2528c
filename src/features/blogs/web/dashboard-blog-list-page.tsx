import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { loadList } from '#content/web/list-query.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { BlogList } from './blog-list.tsx'
import { blogsQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader = loadList(blogsQuery)

/** The articles inside the members' area. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: list } = useLoaded(blogsQuery(language, search))
  return (
    <>
      <PageHead title={t('list.title')} isHidden />
      <BlogList
        list={list}
        address={paths.dashboardBlogs}
        addressOf={({ slug }) => paths.dashboardBlog(slug)}
      />
    </>
  )
}
