import type { LoaderFunction } from 'react-router'
import { useAnswer, useLoaded } from '#platform/web/answers/use-answer.ts'
import { redirect } from '#platform/web/router/route-answers.ts'
import { useParams, useRouteError, useSearchParams } from '#platform/web/router/router.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { PageQuestions } from '#content/web/page-questions.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonExerciseLink } from './lesson-exercise-link.tsx'
import { LessonOutline } from './lesson-outline.tsx'
import styles from './lesson-page.module.css'
import { LessonRefused, refusingCourse } from './lesson-refused.tsx'
import { QuizEntrance } from './quiz-entrance.tsx'
import { LessonView } from './lesson-view.tsx'
import { LearnerNotice } from '../joining/learner-notice.tsx'
import { courseQuery, lessonQuery, viewIn } from '../queries.ts'
import { useText } from '../text.ts'

/** A lesson is always asked for anew: opening it moves the reader's place in the course. */
export const loader: LoaderFunction = async ({ context, request, params: { id = '', lessonId = '' } }) => {
  const { search, searchParams } = new URL(request.url)
  const view = viewIn(searchParams)
  const { queryClient, language } = context.get(loadContext)
  void queryClient.prefetchQuery(courseQuery(language, id, view))
  const query = lessonQuery(language, id, { lesson: lessonId, view })
  const answer = queryClient.fetchQuery({ ...query, staleTime: 0 })
  const { course, article } = await answer.catch((error: unknown) => {
    if (refusingCourse(error)) throw error
    return orNotFound(answer)
  })
  if (course.slug !== id || article.slug !== lessonId)
    throw redirect(`${paths.lesson(course.slug, article.slug)}${search}`)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '', lessonId = '' } = useParams()
  const [search] = useSearchParams()
  const view = viewIn(search)
  const behind = view ? `?as=${view}` : ''
  const { data: lesson } = useLoaded(lessonQuery(language, id, { lesson: lessonId, view }))
  const { data: course } = useAnswer(courseQuery(language, id, view))
  const { article, previous, next, position, lessonCount: total } = lesson
  const address = (slug: string) => `${paths.lesson(lesson.course.slug, slug)}${behind}`
  return (
    <div className={styles.page}>
      <PageHead title={article.title} isHidden />
      <div className={styles.columns}>
        <LessonOutline course={course} lesson={lesson} search={behind} />
        <LessonView
          article={article}
          captions={lesson.captions}
          back={{
            to: `${paths.course(lesson.course.slug)}${behind}`,
            label: lesson.course.title,
            lang: lesson.course.language === language ? undefined : lesson.course.language,
          }}
          place={
            <>
              <span>{t('lesson.position', { position, total })}</span>
              {lesson.section && <span>{lesson.section}</span>}
            </>
          }
        >
          {lesson.exercise && <LessonExerciseLink exercise={lesson.exercise} />}
          {view ? (
            <LearnerNotice to={address(article.slug).replace(behind, '')} />
          ) : article.details.lessonKind === 'quiz' ? (
            <QuizEntrance key={article.id} lesson={lesson} />
          ) : (
            <LessonEnd key={article.id} lesson={lesson} />
          )}
          {next && lesson.isNextLocked && (
            <p className={styles.waiting}>{t('lesson.nextLocked', { title: next.title })}</p>
          )}
          <PreviousNext
            label={t('lesson.neighbours')}
            previous={previous && { ...previous, to: address(previous.slug), label: t('lesson.previous') }}
            next={
              next && !lesson.isNextLocked
                ? { ...next, to: address(next.slug), label: t('lesson.next') }
                : null
            }
          />
          {!view && <PageQuestions key={`questions of ${article.id}`} kind="lesson" id={article.id} />}
        </LessonView>
      </div>
    </div>
  )
}

/** A lesson that this reader cannot open, or that is gone from its course, says why; anything else is said by the frame around it. */
export function ErrorBoundary() {
  return <LessonRefused error={useRouteError()} />
}
