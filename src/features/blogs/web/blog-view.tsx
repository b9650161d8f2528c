import type { ReactNode } from 'react'
import type { Teaser } from '#content/contract.ts'
import { ArticleView } from '#content/web/article/article-view.tsx'
import type { BlogDetail } from '#features/blogs/contract.ts'
import { readers, type Area } from './area.ts'
import { SeriesBox } from './series-box.tsx'
import { useText } from './text.ts'

interface Props {
  /** What everybody may know of the post. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  post: Pick<BlogDetail, 'article' | 'series'> | null
  gate?: ReactNode
  area?: Area
  /** What readers do after the text. */
  children?: ReactNode
}

/** A post: on its page, in the members' area, and as a draft. */
export function BlogView({ shown, post, gate, area = readers, children }: Props) {
  const t = useText()
  const series = post?.series
  return (
    <ArticleView
      shown={shown}
      article={post?.article ?? null}
      gate={gate}
      back={{ to: area.list, label: t('detail.back') }}
      showCover
      before={series && <SeriesBox series={series} currentId={shown.id} area={area} />}
    >
      {children}
    </ArticleView>
  )
}
