import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { PreviousNext } from '#content/web/article/previous-next.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { PageQuestions } from '#content/web/page-questions.tsx'
import { ReadToggle } from '#content/web/read-marks/read-toggle.tsx'
import { loadText, useReading } from '#content/web/reading.ts'
import type { LearnDetail } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { Page } from '#ui/page/page.tsx'
import { LearnView } from './learn-view.tsx'
import { learnQuery } from './queries.ts'
import { useText } from './text.ts'
import { TrackStops } from './track-stops.tsx'

export const loader = loadText(learnQuery, paths.learnItem, 'learn')

export function Component() {
  const t = useText()
  const { reading, shown, text: page } = useReading(learnQuery)
  const path = paths.learnItem(shown.slug)
  const track = shown.collection
  const above = [
    { name: t('list.title'), path: paths.learn },
    ...(track ? [{ name: track.title, path: `${paths.learn}#${track.slug}` }] : []),
  ]
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <LearnView shown={shown} page={page} gate={<MembersGate path={path} reading={reading} />}>
        {page && <AfterPage page={page} path={path} />}
      </LearnView>
      <ArticleData article={shown} path={path} above={above} isArticle />
    </Page>
  )
}

/** Marking it as read, the way through the track, and sharing it. */
function AfterPage({ page, path }: { page: LearnDetail; path: string }) {
  const t = useText()
  const { article, track, previous, next, nextTrack } = page
  return (
    <>
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
      <PageQuestions kind="learn" id={article.id} />
    </>
  )
}
