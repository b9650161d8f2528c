import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useText } from '../../../../web/text.ts'
import blocks from '../../blocks.module.css'
import { BlockTools, isOwnEvent } from '../own-fields.tsx'
import { ToolPreview } from './tool-preview.tsx'

/** The scam check in the middle of a text. */
export const ScamCheckNode = Node.create({
  name: 'scamCheck',
  group: 'block',
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: 'div[data-scam-check]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-scam-check': 'all' })],
  addNodeView: () => ReactNodeViewRenderer(ScamCheckView, { stopEvent: isOwnEvent }),
})

function ScamCheckView({ selected, deleteNode, editor }: NodeViewProps) {
  const t = useText()
  return (
    <NodeViewWrapper className={blocks.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={blocks.fields}>
        <ToolPreview id="scam-check" values="" language={editor.view.dom.lang === 'am' ? 'am' : 'en'} />
        <BlockTools name={t('scamCheck.name')} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  )
}
