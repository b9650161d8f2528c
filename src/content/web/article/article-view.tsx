import type { ReactNode } from 'react'
import type { Article, Teaser } from '../../contract.ts'
import { ArticleHead } from './article-head.tsx'
import { ArticleLayout } from './article-layout.tsx'

interface Props {
  /** What everybody may know of it. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  article: Article | null
  /** Stands where the text would. */
  gate?: ReactNode
  back: { to: string; label: string }
  showCover?: boolean
  /** Between head and text. */
  before?: ReactNode
  /** After the text. */
  children?: ReactNode
}

/** A text with its head, or with the gate in its place. */
export function ArticleView({ shown, article, gate, back, showCover, before, children }: Props) {
  return (
    <article>
      <ArticleHead article={shown} back={back} showCover={showCover} />
      {article ? (
        <ArticleLayout article={article} before={before}>
          {children}
        </ArticleLayout>
      ) : (
        gate
      )}
    </article>
  )
}
