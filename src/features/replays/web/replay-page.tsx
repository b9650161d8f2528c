import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { loadText, useReading } from '#content/web/reading.ts'
import { paths } from '#platform/paths.ts'
import { withParts } from '#platform/web/late/with-parts.ts'
import { Page } from '#ui/page/page.tsx'
import { replayQuery } from './queries.ts'
import { ReplayView } from './replay-view.tsx'
import { StillExercise } from './still.ts'
import { useFirstText } from './text.ts'

export const loader = withParts(loadText(replayQuery, paths.replay), StillExercise.fetchScript)

export function Component() {
  const t = useFirstText()
  const { reading, shown, text: replay } = useReading(replayQuery)
  const path = paths.replay(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <ReplayView shown={shown} replay={replay} gate={<MembersGate path={path} reading={reading} />}>
        <ShareLinks path={path} title={shown.title} language={shown.language} />
      </ReplayView>
      {replay && <RelatedCards title={t('detail.related')} cards={replay.related} showKind />}
      <ArticleData article={shown} path={path} above={[]} />
    </Page>
  )
}
