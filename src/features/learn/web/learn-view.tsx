import type { ReactNode } from 'react'
import type { Teaser } from '#content/contract.ts'
import { ArticleView } from '#content/web/article/article-view.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import type { LearnDetail } from '#features/learn/contract.ts'
import { paths } from '#platform/paths.ts'
import { PointList } from './point-list.tsx'
import { Prerequisites } from './prerequisites.tsx'
import { useText } from './text.ts'

interface Props {
  /** What everybody may know of the page. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  page: Pick<LearnDetail, 'article' | 'prerequisites'> | null
  gate?: ReactNode
  /** What readers do after the text. */
  children?: ReactNode
}

/** A learn page, and its draft. */
export function LearnView({ shown, page, gate, children }: Props) {
  const t = useText()
  const lang = useForeign(shown)
  const track = shown.collection
  const { objectives, takeaways } = page?.article.extras ?? {}
  return (
    <ArticleView
      shown={shown}
      article={page?.article ?? null}
      gate={gate}
      back={
        track
          ? { to: `${paths.learn}#${track.slug}`, label: track.title }
          : { to: paths.learn, label: t('detail.back') }
      }
      before={
        page && (
          <>
            <Prerequisites pages={page.prerequisites} />
            <PointList title={t('detail.objectives')} points={objectives} sign="check" lang={lang} isFolded />
          </>
        )
      }
    >
      <PointList title={t('detail.takeaways')} points={takeaways} sign="diamond" lang={lang} />
      {children}
    </ArticleView>
  )
}
