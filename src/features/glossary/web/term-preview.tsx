import type { PreviewOf } from '#desk/preview/contract.ts'
import { ownTexts } from '../term-texts.ts'
import { TermView } from './term-view.tsx'

/** A term's draft as its page will show it. */
export function Component({ article }: PreviewOf<'term'>) {
  return <TermView shown={article} term={{ article, ...ownTexts(article.extras), related: [] }} />
}
