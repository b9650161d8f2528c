import type { Preview } from '#desk/preview/contract.ts'
import { PageView } from './page-view.tsx'

/** The draft of one of the site's own pages as readers will see it. */
export function PagePreview({ article }: Preview) {
  return <PageView shown={article} article={article} />
}
