import type { PreviewOf } from '#desk/preview/contract.ts'
import { ReplayView } from './replay-view.tsx'

/** A replay's draft as its page will show it; its bars come with the page itself. */
export function Component({ article }: PreviewOf<'replay'>) {
  return <ReplayView shown={article} replay={{ article, exercise: null }} />
}
