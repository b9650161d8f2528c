import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { withoutEmpty } from '#content/web/list-query.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { catalogueQuery } from '#features/courses/web/catalogue/catalogue-query.ts'
import { CourseCatalogue } from '#features/courses/web/catalogue/course-catalogue.tsx'
import { LearnList } from '#features/learn/web/list/learn-list.tsx'
import { tracksQuery } from '#features/learn/web/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page/page.tsx'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  const search = withoutEmpty(request.url)
  await orNotFound(
    Promise.all([
      queryClient.ensureQueryData(tracksQuery(language, search)),
      queryClient.ensureQueryData(catalogueQuery(language)),
    ]),
  )
  return null
}

/** Everything to learn from: tracks that all can read, then the courses that members take. */
export function Component() {
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const tracks = useLoaded(tracksQuery(language, search))
  const courses = useLoaded(catalogueQuery(language))
  return (
    <Page>
      <LearnList list={tracks.data} />
      <CourseCatalogue courses={courses.data.items} />
    </Page>
  )
}
