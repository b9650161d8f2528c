import type { PreviewOf } from '#desk/preview/contract.ts'
import { LearnView } from './learn-view.tsx'

/** A learn page's draft as its page will show it. */
export function Component({ article }: PreviewOf<'learn'>) {
  return <LearnView shown={article} page={{ article, prerequisites: [] }} />
}
