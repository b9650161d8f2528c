import { Checkbox } from '@mantine/core'
import { mergeAttributes, Node } from '@tiptap/core'
import {
  NodeViewContent,
  NodeViewWrapper,
  ReactNodeViewRenderer,
  useEditorState,
  type NodeViewProps,
} from '@tiptap/react'
import { useState } from 'react'
import type { Area } from '#content/blocks/nodes/question/choice.ts'
import { useText } from '../../../../web/text.ts'
import { textAttribute } from '../../attributes.ts'
import { isOwnEvent } from '../own-fields.tsx'
import { AreaDialog } from './area-dialog.tsx'
import { areaOf } from './area-shape.ts'
import { useAsking } from './asking.ts'
import { distinctChoices } from './choice-ids.ts'
import { ChoiceTools } from './choice-tools.tsx'
import styles from './question.module.css'
import { choicesIn, markRight, nextChoice } from './write-choices.ts'

/** Something to choose, to put in order or to pair, with what is to be said of it. */
export const Choice = Node.create({
  name: 'choice',
  group: 'block',
  content: 'block+',
  defining: true,
  // Before the Enter of paragraphs and lists.
  priority: 200,
  addStorage: () => ({ elsewhere: [] }),
  addAttributes: () => ({
    id: { default: '', parseHTML: (element) => element.dataset.choice ?? '' },
    isRight: { default: false, parseHTML: (element) => element.dataset.right === 'true' },
    area: { default: null, parseHTML: (element) => areaIn(element.dataset.area) },
  }),
  parseHTML: () => [{ tag: 'div[data-choice]' }],
  renderHTML: ({ node }) => ['div', mergeAttributes(dataOf(node.attrs)), 0],
  addKeyboardShortcuts: () => ({ Enter: ({ editor }) => nextChoice(editor) }),
  addProseMirrorPlugins: () => [distinctChoices()],
  addNodeView: () => ReactNodeViewRenderer(ChoiceView, { stopEvent: isOwnEvent }),
})

function dataOf({ id, isRight, area }: Record<string, unknown>): Record<string, string> {
  return {
    'data-choice': String(id),
    'data-right': String(isRight === true),
    ...(area !== null && { 'data-area': JSON.stringify(area) }),
  }
}

function areaIn(text: string | undefined): Area | null {
  try {
    return areaOf(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

function ChoiceView({ node, editor, getPos, updateAttributes }: NodeViewProps) {
  const t = useText()
  const asking = useAsking()
  const [isPlacing, setPlacing] = useState(false)
  const place = useEditorState({
    editor,
    selector: ({ editor }) => {
      const all = choicesIn(editor.state.doc)
      return { index: all.findIndex((one) => one.position === getPos()), count: all.length }
    },
  })
  const number = place.index + 1
  const isRight = node.attrs.isRight === true
  const shown = areaOf(node.attrs.area)
  return (
    <NodeViewWrapper
      className={styles.choice}
      data-right={(asking?.right && isRight) || undefined}
      data-choice-block={textAttribute(node.attrs, 'id')}
    >
      <div className={styles.head} contentEditable={false} data-own-field>
        <span className={styles.name}>{t('question.choice', { number })}</span>
        {asking?.right && (
          <Checkbox
            label={t('question.isRight')}
            checked={isRight}
            data-question-part="right"
            aria-label={t('question.isRightNamed', { number })}
            onChange={({ currentTarget: { checked } }) => {
              const position = getPos()
              if (position !== undefined)
                markRight(editor, position, { isRight: checked, isOnly: asking.right === 'one' })
            }}
          />
        )}
        <ChoiceTools
          editor={editor}
          node={node}
          getPos={getPos}
          place={place}
          onPlace={() => setPlacing(true)}
        />
      </div>
      {asking?.isPlaced && (
        <p className={styles.note} contentEditable={false}>
          {shown ? t('question.placed', { ...shown }) : t('question.notPlaced')}
        </p>
      )}
      <NodeViewContent />
      {isPlacing && (
        <AreaDialog
          editor={editor}
          number={number}
          area={shown}
          onClose={() => setPlacing(false)}
          onSave={(chosen) => {
            setPlacing(false)
            updateAttributes({ area: chosen })
          }}
        />
      )}
    </NodeViewWrapper>
  )
}
