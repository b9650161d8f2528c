import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { BlockDocument } from '#content/blocks/document.ts'
import { isPending } from './uploads/pending-uploads.ts'

/** The editor's text without the empty paragraphs that it keeps at the end to type on, and without pictures and files that are still on their way. */
export function documentOf(json: JSONContent): BlockDocument {
  const content = arrived(json).content ?? []
  while (content.length > 1 && isEmptyParagraph(content.at(-1))) content.pop()
  return asDocument({ type: 'doc', content })
}

/** One outermost block as it is saved; undefined while it is still on its way. */
export function blockOf(json: JSONContent): Block | undefined {
  const [block] = arrived({ type: 'doc', content: [json] }).content ?? []
  return isPending(String(json.attrs?.mediaId ?? '')) ? undefined : asBlock(block)
}

/** Whether pictures or files of the text are still on their way or could not be sent, and so left out of every save. */
export function hasPending(doc: Node): boolean {
  let isFound = false
  doc.descendants(({ attrs }) => {
    isFound ||= isPending(String(attrs.mediaId ?? ''))
    return !isFound
  })
  return isFound
}

/** What has to hold at least one block gets an empty line in place of the last one that is taken out. */
function arrived(node: JSONContent): JSONContent {
  if (!node.content) return node
  const content = node.content.filter((child) => !isPending(String(child.attrs?.mediaId ?? ''))).map(arrived)
  return {
    ...node,
    content: content.length > 0 || node.content.length === 0 ? content : [{ type: 'paragraph' }],
  }
}

function isEmptyParagraph(node: JSONContent | undefined): boolean {
  return node?.type === 'paragraph' && !node.content?.length
}

/** The extensions make no other nodes than those of `content/blocks`; the server checks it once more. */
function asDocument(json: JSONContent): BlockDocument {
  return json as BlockDocument
}

/** The same of one block. */
function asBlock(json: JSONContent | undefined): Block | undefined {
  return json as Block | undefined
}
