import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { redirect } from '#platform/web/router/route-answers.ts'
import { useParams, useSearchParams } from '#platform/web/router/router.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PageQuestions } from '#content/web/page-questions.tsx'
import type { CourseDetail } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseOutline } from './course-outline.tsx'
import { CoursePanel } from './course-panel.tsx'
import { CourseView } from './course-view.tsx'
import { AdmissionFacts } from './joining/admission-facts.tsx'
import { LearnerNotice } from './joining/learner-notice.tsx'
import { courseQuery, viewIn, type View } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { search, searchParams } = new URL(request.url)
  const view = viewIn(searchParams)
  const { queryClient, language } = context.get(loadContext)
  const { article } = await orNotFound(queryClient.ensureQueryData(courseQuery(language, id, view)))
  if (article.slug !== id) throw redirect(`${paths.course(article.slug)}${search}`)
  return null
}

export function Component() {
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const view = viewIn(search)
  const { data: course } = useLoaded(courseQuery(language, id, view))
  const { article, lessonCount, minutes } = course
  return (
    <>
      <PageHead title={article.title} isHidden />
      {view && <LearnerNotice to={paths.course(article.slug)} />}
      <CourseView
        article={article}
        facts={
          <CourseFacts course={article} lessonCount={lessonCount} minutes={minutes}>
            {!course.enrolment && <AdmissionFacts admission={course.admission} />}
          </CourseFacts>
        }
        panel={view ? undefined : <CoursePanel course={course} />}
        outline={<Outline course={course} view={view} />}
        questions={view ? undefined : <PageQuestions kind="course" id={article.id} />}
      />
    </>
  )
}

function Outline({ course, view }: { course: CourseDetail; view: View }) {
  const { article, lessonCount, sections } = course
  const t = useText()
  return (
    <section>
      <h2>{t('outline')}</h2>
      {article.details.progression === 'sequential' && <p>{t('inOrder')}</p>}
      {lessonCount === 0 ? (
        <p>{t('outlineEmpty')}</p>
      ) : (
        <CourseOutline course={article.slug} sections={sections} search={view && `?as=${view}`} />
      )}
    </section>
  )
}
