import type { Teaser } from '../../contract.ts'
import { PageHead } from '#ui/page/page-head.tsx'

/** What a text says about itself to browsers and search engines. */
export function ArticlePageHead({ article, path }: { article: Teaser; path: string }) {
  return (
    <PageHead
      title={article.seoTitle || article.title}
      description={article.seoDescription || article.excerpt}
      canonicalPath={path}
      publishedIn={article.publishedIn}
      shownIn={article.language}
      shareImage={article.shareImage}
      article={article}
    />
  )
}
