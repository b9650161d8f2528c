import { ArticleData } from '#content/web/article/article-data.tsx'
import { ArticlePageHead } from '#content/web/article/article-page-head.tsx'
import { MembersGate } from '#content/web/article/members-gate.tsx'
import { RelatedCards } from '#content/web/article/related-cards.tsx'
import { ShareLinks } from '#content/web/article/share-links.tsx'
import { loadText, useReading } from '#content/web/reading.ts'
import { paths } from '#platform/paths.ts'
import { Page } from '#ui/page/page.tsx'
import { resourceQuery } from './queries.ts'
import { ResourceView } from './resource-view.tsx'
import { useText } from './text.ts'

export const loader = loadText(resourceQuery, paths.resource)

export function Component() {
  const t = useText()
  const { reading, shown, text: resource } = useReading(resourceQuery)
  const path = paths.resource(shown.slug)
  return (
    <Page>
      <ArticlePageHead article={shown} path={path} />
      <ResourceView shown={shown} resource={resource} gate={<MembersGate path={path} reading={reading} />}>
        <ShareLinks path={path} title={shown.title} language={shown.language} />
      </ResourceView>
      {resource && <RelatedCards title={t('detail.related')} cards={resource.related} showKind />}
      <ArticleData article={shown} path={path} above={[{ name: t('list.title'), path: paths.resources }]} />
    </Page>
  )
}
