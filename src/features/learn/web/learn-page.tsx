import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunction } from 'react-router'
import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticleHead } from '#content/web/article/article-head.tsx'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { ReadToggle } from '#content/web/read-marks/read-toggle.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { teaserOf } from '#content/web/text-query.ts'
import type { LearnDetail } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { Page } from '#ui/page/page.tsx'
import { PointList } from './point-list.tsx'
import { Prerequisites } from './prerequisites.tsx'
import { learnQuery } from './queries.ts'
import { useText } from './text.ts'
import { TrackStops } from './track-stops.tsx'

export const loader: LoaderFunction = async ({ context, request, params: { id = '' } }) => {
  const { queryClient, language } = context.get(loadContext)
  const { slug } = teaserOf(await orNotFound(queryClient.ensureQueryData(learnQuery(language, id))))
  if (slug !== id) throw redirect(`${paths.learnItem(slug)}${new URL(request.url).search}`, 301)
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const { id = '' } = useParams()
  const reading = useSuspenseQuery(learnQuery(language, id))
  const page = 'teaser' in reading.data ? null : reading.data
  const shown = teaserOf(reading.data)
  const path = paths.learnItem(shown.slug)
  const track = shown.collection
  const back = track
    ? { to: `${paths.learn}#${track.slug}`, label: track.title }
    : { to: paths.learn, label: t('detail.back') }
  const above = [
    { name: t('list.title'), path: paths.learn },
    ...(track ? [{ name: track.title, path: back.to }] : []),
  ]
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <article>
        <ArticleHead article={shown} back={back} />
        {page ? <PageText page={page} path={path} /> : <MembersGate path={path} reading={reading} />}
      </article>
      <ArticleData article={shown} path={path} above={above} isArticle />
    </Page>
  )
}

function PageText({ page, path }: { page: LearnDetail; path: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { article, track, previous, next, nextTrack, prerequisites } = page
  const { objectives, takeaways } = article.extras
  const lang = article.language === language ? undefined : article.language
  return (
    <ArticleLayout
      article={article}
      before={
        <>
          <Prerequisites pages={prerequisites} />
          <PointList title={t('detail.objectives')} points={objectives} sign="check" lang={lang} isFolded />
        </>
      }
    >
      <PointList title={t('detail.takeaways')} points={takeaways} sign="diamond" lang={lang} />
      <ReadToggle kind="learn" id={article.id} title={article.title} />
      <PreviousNext
        label={t('detail.neighbours')}
        previous={
          previous && { ...previous, to: paths.learnItem(previous.slug), label: t('detail.previous') }
        }
        next={
          next
            ? { ...next, to: paths.learnItem(next.slug), label: t('detail.next') }
            : nextTrack && {
                ...nextTrack.first,
                to: paths.learnItem(nextTrack.first.slug),
                label: t('detail.nextTrack', { title: nextTrack.title }),
              }
        }
      />
      {track && <TrackStops track={track} currentId={article.id} />}
      <ShareLinks path={path} title={article.title} language={article.language} />
    </ArticleLayout>
  )
}
