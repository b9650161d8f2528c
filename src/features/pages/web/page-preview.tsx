import type { PreviewOf } from '#desk/preview/contract.ts'
import { PageView } from './page-view.tsx'

/** The draft of one of the site's own pages as readers will see it. */
export function Component({ article }: PreviewOf<'page'>) {
  return <PageView shown={article} article={article} />
}
