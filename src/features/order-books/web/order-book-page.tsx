import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { loadText, useReading } from '#content/web/reading.ts'
import { paths } from '#platform/paths.ts'
import { withParts } from '#platform/web/late/with-parts.ts'
import { Page } from '#ui/page/page.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { Exercise } from './exercise.tsx'
import { OrderBookView } from './order-book-view.tsx'
import { orderBookQuery } from './queries.ts'
import { fetchStillParts } from './still.ts'
import { useFirstText } from './text.ts'

export const loader = withParts(loadText(orderBookQuery, paths.orderBook), fetchStillParts)

export function Component() {
  const t = useFirstText()
  const { reading, shown, text: exercise } = useReading(orderBookQuery)
  const path = paths.orderBook(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <OrderBookView
        shown={shown}
        article={exercise?.article ?? null}
        gate={<MembersGate path={path} reading={reading} />}
        isPlayable={Boolean(exercise?.market)}
      >
        {exercise?.market ? (
          <Exercise id={shown.id} market={exercise.market} />
        ) : (
          exercise && (
            <Notice tone="warning">
              <p>{t('unplayable')}</p>
            </Notice>
          )
        )}
        <ShareLinks path={path} title={shown.title} language={shown.language} />
      </OrderBookView>
      <ArticleData article={shown} path={path} above={[{ name: t('back'), path: paths.practice }]} />
    </Page>
  )
}
