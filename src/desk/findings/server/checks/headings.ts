import { headingText } from '#content/blocks/nodes/heading.ts'
import { walkBlocks } from '#content/blocks/walk.ts'
import type { Finding } from '../../contract.ts'
import { fold } from '#platform/word-forms/folding.ts'
import { findingIn } from './parts.ts'
import type { Check } from './subject.ts'

/** Headings that leave readers of the table of contents, and of screen readers, without their way: too deep, skipped, empty, equal. */
export const checkHeadings: Check = ({ text }) => {
  const found: Finding[] = []
  const seen = new Set<string>()
  let last: number | undefined
  for (const [block, node] of [...walkBlocks(text.body.content)].entries()) {
    if (node.type !== 'heading') continue
    const { level } = node.attrs
    const quote = headingText(node)
    if (!quote) {
      found.push(findingIn(block, { code: 'heading.empty' }))
      continue
    }
    if (last === undefined && level > 2) found.push(findingIn(block, { code: 'heading.starts_deep', quote }))
    if (last !== undefined && level > last + 1) found.push(findingIn(block, { code: 'heading.skips', quote }))
    if (seen.has(fold(quote)))
      found.push(findingIn(block, { code: 'heading.repeated', severity: 'note', quote }))
    seen.add(fold(quote))
    last = level
  }
  return found
}
