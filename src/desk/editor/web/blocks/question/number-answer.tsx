import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useText } from '../../../../web/text.ts'
import { dataAttributes, textAttribute } from '../../attributes.ts'
import { useLeaveBlock } from '../../use-leave-block.ts'
import blocks from '../../blocks.module.css'
import { BlockTools, isOwnEvent, OwnField } from '../own-fields.tsx'
import styles from './question.module.css'

/** The number that a question asks for. */
export const NumberAnswer = Node.create({
  name: 'numberAnswer',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: dataAttributes({ value: '', tolerance: '', unit: '' }),
  parseHTML: () => [{ tag: 'div[data-number-answer]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-number-answer': '' })],
  addNodeView: () => ReactNodeViewRenderer(NumberView, { stopEvent: isOwnEvent }),
})

const fields = ['value', 'tolerance', 'unit'] as const

function NumberView({ node, selected, updateAttributes, deleteNode, editor, getPos }: NodeViewProps) {
  const t = useText()
  const leave = useLeaveBlock({ node, editor, getPos })
  return (
    <NodeViewWrapper className={blocks.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={blocks.fields}>
        <div className={styles.numbers} data-question-part="number">
          {fields.map((name) => (
            <div key={name} data-question-part={name}>
              <OwnField
                label={t(`question.number.${name}`)}
                help={t(`question.number.${name}Help`)}
                lang={editor.view.dom.lang}
                value={textAttribute(node.attrs, name)}
                most={40}
                onChange={(value) => updateAttributes({ [name]: value })}
                onLeave={leave}
              />
            </div>
          ))}
        </div>
        <BlockTools name={t('question.number.name')} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  )
}
