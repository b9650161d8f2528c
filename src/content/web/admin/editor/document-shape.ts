import type { JSONContent } from '@tiptap/core'
import type { BlockDocument } from '../../../blocks/document.ts'

/** The editor's text without the empty paragraphs that it keeps at the end to type on. */
export function documentOf(json: JSONContent): BlockDocument {
  const content = [...(json.content ?? [])]
  while (content.length > 1 && isEmptyParagraph(content.at(-1))) content.pop()
  return asDocument({ type: 'doc', content })
}

function isEmptyParagraph(node: JSONContent | undefined): boolean {
  return node?.type === 'paragraph' && !node.content?.length
}

/** The extensions make no other nodes than those of `content/blocks`; the server checks it once more. */
function asDocument(json: JSONContent): BlockDocument {
  return json as BlockDocument
}
