import type { LoaderFunction } from 'react-router'
import type { Card } from '#content/contract.ts'
import { CardGrid } from '#content/web/cards/card-grid.tsx'
import { ContentCard } from '#content/web/cards/content-card.tsx'
import { useSectionName } from '#content/web/kind-name.ts'
import { catalogueQuery } from '#features/courses/web/catalogue/catalogue-query.ts'
import { CourseCatalogue } from '#features/courses/web/catalogue/course-catalogue.tsx'
import { paths } from '#platform/paths.ts'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { CoursesData } from './home/courses-data.tsx'
import { FaqTeaser } from './home/faq-teaser.tsx'
import { Hero } from './home/hero.tsx'
import { withoutRepeatedCovers } from './home/covers.ts'
import styles from './home/home.module.css'
import { faqQuery, highlightsQuery, safetyCategory, tracksQuery } from './home/queries.ts'
import { TrackGates } from './home/track-gates.tsx'
import { WhatWeOffer } from './home/what-we-offer.tsx'
import { siteQuery } from './layouts/site-query.ts'
import { useText } from './home/text.ts'

export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await Promise.all([
    queryClient.ensureQueryData(siteQuery(language)),
    queryClient.ensureQueryData(highlightsQuery(language)),
    queryClient.ensureQueryData(tracksQuery(language)),
    queryClient.ensureQueryData(catalogueQuery(language)),
    queryClient.ensureQueryData(faqQuery(language)),
  ])
  return null
}

export function Component() {
  const t = useText()
  const sectionName = useSectionName()
  const { language } = useLanguage()
  // One after the other: the loader has asked for all of them together.
  const site = useLoaded(siteQuery(language))
  const highlights = useLoaded(highlightsQuery(language))
  const tracks = useLoaded(tracksQuery(language))
  const courses = useLoaded(catalogueQuery(language))
  const [questions] = useLoaded(faqQuery(language)).data.categories
  const { featured, newest } = highlights.data
  const known = new Set(tracks.data.tracks.flatMap(({ cover }) => cover?.src ?? []))
  const feature = withoutRepeatedCovers(featured, known)
  const featuredIds = new Set(featured.map(({ id }) => id))
  const news = withoutRepeatedCovers(newest.filter(({ id }) => !featuredIds.has(id)).slice(0, 4), known)
  return (
    <>
      <PageHead
        title={site.data.siteName}
        description={t('description')}
        canonicalPath={paths.home}
        feed={{ href: paths.feed(language), title: sectionName('blog') }}
      />
      <Hero hero={site.data.hero} />
      <Page>
        <WhatWeOffer />
        <Featured cards={feature} />
        {tracks.data.tracks.length > 0 && (
          <Section title={t('tracks')} aside={<Link to={paths.learn}>{t('allTracks')}</Link>}>
            <TrackGates tracks={tracks.data.tracks} />
          </Section>
        )}
        <CourseCatalogue courses={courses.data.items} />
        <div className={styles.pair}>
          {news.length > 0 && (
            <Section title={t('newest')}>
              <div className={styles.rows}>
                {news.map((card) => (
                  <ContentCard key={card.id} card={card} shape="row" showKind showDate />
                ))}
              </div>
            </Section>
          )}
          {questions && (
            <Section
              title={questions.slug === safetyCategory ? t('questions') : sectionName('faq')}
              aside={<Link to={paths.faq}>{t('allQuestions')}</Link>}
            >
              <FaqTeaser entries={questions.entries} />
            </Section>
          )}
        </div>
      </Page>
      <CoursesData courses={courses.data.items} />
    </>
  )
}

/** The newest of what editors put forward, wide, and three more. */
function Featured({ cards: [first, ...others] }: { cards: readonly Card[] }) {
  const t = useText()
  if (!first) return null
  return (
    <Section title={t('featured')} aside={<Link to={paths.blogs}>{t('allBlogs')}</Link>}>
      <CardGrid>
        <ContentCard card={first} shape="wide" showKind />
        {others.slice(0, 3).map((card) => (
          <ContentCard key={card.id} card={card} showKind />
        ))}
      </CardGrid>
    </Section>
  )
}
