import type { ReactNode } from 'react'
import type { Article, Teaser } from '#content/contract.ts'
import { ArticleView } from '#content/web/article/article-view.tsx'
import { paths } from '#platform/paths.ts'
import { WayToBegin } from '#ui/controls/begin.tsx'
import { useFirstText } from './text.ts'

interface Props {
  /** What everybody may know of it. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  article: Article | null
  gate?: ReactNode
  /** Whether the exercise stands after its text. */
  isPlayable?: boolean
  /** The exercise, after its text. */
  children?: ReactNode
}

/** The text of an exercise, and its draft. */
export function OrderBookView({ shown, article, gate, isPlayable, children }: Props) {
  const t = useFirstText()
  return (
    <ArticleView
      shown={shown}
      article={article}
      gate={gate}
      back={{ to: paths.practice, label: t('back') }}
      before={isPlayable && <WayToBegin label={t('start')} />}
    >
      {children}
    </ArticleView>
  )
}
