import { Fragment, type ReactNode } from 'react'
import type { LoaderFunction } from 'react-router'
import type { DashboardCard } from '#features/dashboard/contract.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { apiQuery, loadContext } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { PageTitle } from '#ui/page/page.tsx'
import { ArrangeButton } from './arrange/arrange-button.tsx'
import { useWaitingCards } from './arrange/use-arrangement.ts'
import { Certificates } from './certificates.tsx'
import { ContinueCard } from './continue-card.tsx'
import styles from './dashboard-page.module.css'
import { LatelyRead } from './lately-read.tsx'
import { MyCourses } from './my-courses.tsx'
import { NextStep } from './next-step.tsx'
import { NewestPosts } from './newest-posts.tsx'
import { SavedItems } from './saved-items.tsx'
import { Today } from './today.tsx'
import { TracksBegun } from './tracks-begun.tsx'
import { useText } from './text.ts'

const dashboardQuery = (language: Language) => apiQuery('/api/dashboard', { query: { lang: language } })

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await queryClient.ensureQueryData(dashboardQuery(language))
  return null
}

/** The signed-in reader's start page: the parts that the administrators chose, in their order. */
export function DashboardView() {
  const t = useText()
  const { language } = useLanguage()
  const { user } = useSession()
  const { data } = useLoaded(dashboardQuery(language))
  const waiting = useWaitingCards()
  const { announcements, continued } = data
  const shown = waiting?.flatMap(({ card, isShown }) => (isShown ? card : []))
  const cards = shown ?? data.cards
  const others = data.courses.filter(({ id }) => id !== continued?.course.id)
  const isOnlyContinued = continued !== null && others.length === 0
  const parts: Record<DashboardCard, ReactNode> = {
    today: data.today && <Today key="today" today={data.today} />,
    continue: (
      <Fragment key="continue">
        {continued && <ContinueCard continued={continued} />}
        {data.standing !== 'learning' && <NextStep standing={data.standing} suggested={data.suggested} />}
        <TracksBegun tracks={data.tracks} />
      </Fragment>
    ),
    courses: !isOnlyContinued && <MyCourses key="courses" courses={others} />,
    certificates: <Certificates key="certificates" latest={data.certificates} />,
    saved: <SavedItems key="saved" newest={data.saved} hasMore={data.hasMoreSaved} />,
    read: <LatelyRead key="read" read={data.read} />,
    posts: <NewestPosts key="posts" posts={data.posts} />,
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} isHidden />
      <PageTitle title={t('greeting', { name: user?.displayName || user?.email || '' })}>
        {t('introduction')}
      </PageTitle>
      {announcements.map(({ id, text, language: own, href }) => (
        <div key={id} className={styles.announcement}>
          <Notice title={t('announcement')}>
            <span lang={own === language ? undefined : own}>{text}</span>{' '}
            {href && <a href={href}>{t('announcement.more')}</a>}
          </Notice>
        </div>
      ))}
      <ArrangeButton arrangement={data.arrangement} />
      {cards.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          action={
            <Link className={buttons.secondary} to={paths.courses}>
              {t('nothing.action')}
            </Link>
          }
        />
      ) : (
        <div className={styles.parts}>{cards.map((card) => parts[card])}</div>
      )}
    </div>
  )
}
