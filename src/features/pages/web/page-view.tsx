import type { ReactNode } from 'react'
import type { Article, Teaser } from '#content/contract.ts'
import { ArticleLayout } from '#content/web/article/article-layout.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import { PageTitle } from '#ui/page/page.tsx'

interface Props {
  /** What everybody may know of the page. */
  shown: Teaser
  /** Null where it is for members and a guest reads. */
  article: Article | null
  gate?: ReactNode
  /** Below the summary, such as when a legal text last changed. */
  changed?: ReactNode
  /** Between title and text. */
  note?: ReactNode
  /** Below the text. */
  after?: ReactNode
}

/** One of the site's own pages, and its draft. */
export function PageView({ shown, article, gate, changed, note, after }: Props) {
  const lang = useForeign(shown)
  return (
    <article>
      <PageTitle title={<span lang={lang}>{shown.title}</span>}>
        <p lang={lang}>{shown.excerpt}</p>
        {changed}
      </PageTitle>
      {note}
      <LanguageNotice article={shown} />
      {article ? <ArticleLayout article={article}>{after}</ArticleLayout> : gate}
    </article>
  )
}
