import type { PreviewOf } from '#desk/preview/contract.ts'
import { BlogView } from './blog-view.tsx'

/** A post's draft as its page will show it. */
export function Component({ article }: PreviewOf<'blog'>) {
  return <BlogView shown={article} post={{ article, series: null }} />
}
