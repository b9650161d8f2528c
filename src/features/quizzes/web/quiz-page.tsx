import { useEffect, useRef, useState } from 'react'
import type { LoaderFunction } from 'react-router'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { redirect } from '#platform/web/router/route-answers.ts'
import { useNavigate, useParams, useRouteError } from '#platform/web/router/router.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { paths } from '#platform/paths.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError, isAnswerLost } from '#platform/web/api-client.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext, readsUnder, useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { BackLink } from '#ui/page/back-link.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle, Section } from '#ui/page/page.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { QuizOverview } from '../contract.ts'
import { AttemptTable } from './attempt-table.tsx'
import { learning, quizQuery } from './queries.ts'
import styles from './quiz.module.css'
import { Rules } from './rules.tsx'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, params: { id = '', lessonId = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const answer = queryClient.fetchQuery({ ...quizQuery(language, id, lessonId), staleTime: 0 })
  await answer.catch((error: unknown) => {
    // Its page says that the lesson is gone from its course.
    if (detailsOf(error, 'lesson.not_found')?.course) throw redirect(paths.lesson(id, lessonId))
    return orNotFound(answer)
  })
  return null
}

/** Where an attempt begins: the rules in plain words, and what the member has done so far. */
export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '', lessonId = '' } = useParams()
  const { data: quiz } = useLoaded(quizQuery(language, id, lessonId))
  const { course, lesson } = quiz
  return (
    <div className={styles.page}>
      <PageHead title={lesson.title} isHidden />
      <PageTitle
        title={<span lang={lesson.language === language ? undefined : lesson.language}>{lesson.title}</span>}
        above={<BackLink to={paths.lesson(course.slug, lesson.slug)} label={t('quiz.back')} />}
      >
        {quiz.isPassed && <p className={styles.passed}>{t('quiz.passed')}</p>}
      </PageTitle>
      <Section title={t('rules.title')}>
        <Rules rules={quiz.rules} />
      </Section>
      <Start quiz={quiz} />
      {quiz.attempts.length > 0 && (
        <Section title={t('attempts.title')}>
          <AttemptTable attempts={quiz.attempts} />
        </Section>
      )}
    </div>
  )
}

function Start({ quiz }: { quiz: QuizOverview }) {
  const t = useText()
  const dates = useDates()
  const { course, lesson, refusal, startableAt, openAttemptId } = quiz
  const { start, isStarting, problem } = useStart(quiz)
  const said = problem === 'quiz.unknown' && openAttemptId ? 'quiz.begun' : problem
  const wasTried = problem !== null
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (refusal && wasTried && document.activeElement === document.body) notice.current?.focus()
  }, [refusal, wasTried])
  if (refusal)
    return (
      <div ref={notice} tabIndex={-1}>
        <Notice live={wasTried}>
          <p>
            {t(`refusal.${refusal}`, {
              time: startableAt === null ? '' : dates.dateTime(startableAt),
            })}
          </p>
          {refusal === 'not_enrolled' && (
            <Link className={`${buttons.primary} ${styles.way}`} to={paths.lesson(course.slug, lesson.slug)}>
              {t('quiz.back')}
            </Link>
          )}
        </Notice>
      </div>
    )
  return (
    <div className={styles.start}>
      <button type="button" className={buttons.primary} aria-disabled={isStarting} onClick={start}>
        {t(openAttemptId ? 'quiz.goOn' : quiz.attempts.length > 0 ? 'quiz.again' : 'quiz.start')}
      </button>
      <output>{isStarting ? t('quiz.starting') : said && t(said)}</output>
    </div>
  )
}

function useStart({ course, lesson }: QuizOverview) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const carried = useCarriedLanguage()
  const { language } = useLanguage()
  const [state, setState] = useState<'idle' | 'starting' | 'quiz.unsent' | 'quiz.unknown' | 'quiz.failed'>(
    'idle',
  )
  const start = async () => {
    if (state === 'starting') return
    setState('starting')
    const canLeave = navigator.onLine
    try {
      const { id } = await api.put('/api/courses/{id}/lessons/{lessonId}/quiz/open-attempt', {
        path: { id: course.slug, lessonId: lesson.slug },
        query: { lang: language },
      })
      void queryClient.invalidateQueries(readsUnder(learning))
      await navigate(carried(paths.quizAttempt(id)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isUnknown = canLeave && isAnswerLost(error)
      setState(isUnknown ? 'quiz.unknown' : error.status === 0 ? 'quiz.unsent' : 'quiz.failed')
      // It may have begun, or what keeps it from beginning is new.
      if (isUnknown || error.status === 409) void queryClient.invalidateQueries(readsUnder(learning))
    }
  }
  return {
    start: () => void start(),
    isStarting: state === 'starting',
    problem: state === 'idle' || state === 'starting' ? null : state,
  }
}

/** A quiz whose lesson is not open yet says so; anything else is said by the frame around it. */
export function ErrorBoundary() {
  const t = useText()
  const error = useRouteError()
  if (!(error instanceof ApiError) || error.status !== 403) throw error
  return (
    <div className={styles.page}>
      <PageHead title={t('refusal.locked.title')} isHidden />
      <PageTitle title={t('refusal.locked.title')}>{t('refusal.locked.text')}</PageTitle>
      <p>
        <Link className={buttons.primary} to={paths.courses}>
          {t('refusal.locked.back')}
        </Link>
      </p>
    </div>
  )
}
