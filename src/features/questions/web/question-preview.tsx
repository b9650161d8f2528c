import { ArticleView } from '#content/web/article/article-view.tsx'
import type { PreviewOf } from '#desk/preview/contract.ts'
import { paths } from '#platform/paths.ts'
import { useText } from './text.ts'

/** A draft of a question as it reads. */
export function Component({ article }: PreviewOf<'question'>) {
  const t = useText()
  return <ArticleView shown={article} article={article} back={{ to: paths.learn, label: t('page.back') }} />
}
