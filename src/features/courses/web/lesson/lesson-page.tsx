import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, useRouteError, type LoaderFunction } from 'react-router'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { LessonEnd } from './lesson-end.tsx'
import { LessonOutline } from './lesson-outline.tsx'
import styles from './lesson-page.module.css'
import { LessonRefused } from './lesson-refused.tsx'
import { LessonView } from './lesson-view.tsx'
import { courseQuery, lessonQuery } from '../queries.ts'
import { useText } from '../text.ts'

/** A lesson is always asked for anew: opening it moves the reader's place in the course. */
export const loader: LoaderFunction = async ({ context, params: { id = '', lessonId = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  void queryClient.prefetchQuery(courseQuery(language, id))
  const query = lessonQuery(language, id, lessonId)
  const { course, article } = await orNotFound(queryClient.fetchQuery({ ...query, staleTime: 0 }))
  if (course.slug !== id || article.slug !== lessonId) throw redirect(paths.lesson(course.slug, article.slug))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '', lessonId = '' } = useParams()
  const { data: lesson } = useSuspenseQuery(lessonQuery(language, id, lessonId))
  const { data: course } = useQuery(courseQuery(language, id))
  const { article, previous, next, position, lessonCount: total } = lesson
  const address = (slug: string) => paths.lesson(lesson.course.slug, slug)
  return (
    <div className={styles.page}>
      <PageHead title={article.title} isHidden />
      <div className={styles.columns}>
        <LessonOutline course={course} lesson={lesson} />
        <LessonView
          article={article}
          back={{
            to: paths.course(lesson.course.slug),
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
          <LessonEnd key={article.id} lesson={lesson} />
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
        </LessonView>
      </div>
    </div>
  )
}

/** A lesson that this reader cannot open says why; anything else is said by the frame around it. */
export function ErrorBoundary() {
  return <LessonRefused error={useRouteError()} />
}
