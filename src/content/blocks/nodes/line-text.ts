import type { CodeBlock } from './code-block.ts'
import type { Inline } from './inline.ts'

/** The words of a line, without marks; a line break counts as a space. */
export function inlineText(nodes: readonly Inline[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('')
}

export function codeText(node: CodeBlock): string {
  return (node.content ?? []).map((run) => run.text).join('')
}
