import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../web/text.ts'
import { isOwnEvent } from '../own-fields.tsx'
import { PartTool } from './part.tsx'
import styles from './question.module.css'

/** Why a choice is right or wrong, or what there is to say of the whole question. */
export const Explanation = Node.create({
  name: 'explanation',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-explanation]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-explanation': '' }), 0],
  addNodeView: () => ReactNodeViewRenderer(ExplanationView, { stopEvent: isOwnEvent }),
})

function ExplanationView({ deleteNode }: NodeViewProps) {
  const t = useText()
  return (
    <NodeViewWrapper className={styles.explanation}>
      <div className={styles.head} contentEditable={false} data-own-field>
        <span className={styles.name}>{t('question.why')}</span>
        <PartTool
          name="remove"
          label={t('question.removeExplanation')}
          Icon={IconTrash}
          isDanger
          onPress={deleteNode}
        />
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  )
}
