import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { orNotFound } from '#content/web/or-not-found.ts'
import type { CourseDetail } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseOutline } from './course-outline.tsx'
import { CoursePanel } from './course-panel.tsx'
import { CourseView } from './course-view.tsx'
import { courseQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(courseQuery(language, id)))
  if (article.slug !== id) throw redirect(paths.course(article.slug))
  return null
}

export function Component() {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const { data: course } = useSuspenseQuery(courseQuery(language, id))
  const { article, lessonCount, minutes } = course
  return (
    <>
      <PageHead title={article.title} isHidden />
      <CourseView
        article={article}
        facts={<CourseFacts course={article} lessonCount={lessonCount} minutes={minutes} />}
        panel={<CoursePanel course={course} />}
        outline={<Outline course={course} />}
      />
    </>
  )
}

function Outline({ course: { article, lessonCount, sections } }: { course: CourseDetail }) {
  const t = useText()
  return (
    <section>
      <h2>{t('outline')}</h2>
      {article.details.progression === 'sequential' && <p>{t('inOrder')}</p>}
      {lessonCount === 0 ? (
        <p>{t('outlineEmpty')}</p>
      ) : (
        <CourseOutline course={article.slug} sections={sections} />
      )}
    </section>
  )
}
