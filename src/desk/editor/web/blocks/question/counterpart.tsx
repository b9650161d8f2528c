import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../web/text.ts'
import { dataAttributes } from '../../attributes.ts'
import { isOwnEvent } from '../own-fields.tsx'
import { PartTool } from './part.tsx'
import styles from './question.module.css'

/** What belongs to the choice that it stands in. */
export const Counterpart = Node.create({
  name: 'counterpart',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: dataAttributes({ id: '' }),
  parseHTML: () => [{ tag: 'div[data-counterpart]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-counterpart': '' }), 0],
  addNodeView: () => ReactNodeViewRenderer(CounterpartView, { stopEvent: isOwnEvent }),
})

function CounterpartView({ deleteNode }: NodeViewProps) {
  const t = useText()
  return (
    <NodeViewWrapper className={styles.counterpart}>
      <div className={styles.head} contentEditable={false} data-own-field>
        <span className={styles.name}>{t('tool.counterpart')}</span>
        <PartTool
          name="remove"
          label={t('question.removeCounterpart')}
          Icon={IconTrash}
          isDanger
          onPress={deleteNode}
        />
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  )
}
