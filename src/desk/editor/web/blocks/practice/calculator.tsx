import { Button, Text } from '@mantine/core'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useText } from '../../../../web/text.ts'
import { dataAttributes, textAttribute } from '../../attributes.ts'
import blocks from '../../blocks.module.css'
import { BlockTools, isOwnEvent } from '../own-fields.tsx'
import { CalculatorDialog } from './calculator-dialog.tsx'
import { ToolPreview } from './tool-preview.tsx'

/** A calculator in the middle of a text. */
export const CalculatorNode = Node.create({
  name: 'calculator',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: dataAttributes({ calculator: '', values: '' }),
  parseHTML: () => [{ tag: 'div[data-calculator]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(CalculatorView, { stopEvent: isOwnEvent }),
})

function CalculatorView({ node, selected, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const t = useText()
  const [isChanging, setChanging] = useState(false)
  const language = editor.view.dom.lang === 'am' ? 'am' : 'en'
  const calculator = textAttribute(node.attrs, 'calculator')
  const values = textAttribute(node.attrs, 'values')
  const { data } = useQuery(apiQuery('/api/tools', { query: { lang: language } }))
  const isGone = data !== undefined && !data.items.some(({ id }) => id === calculator)
  return (
    <NodeViewWrapper className={blocks.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={blocks.fields}>
        {isGone ? (
          <Text size="sm">{t('calculator.gone')}</Text>
        ) : (
          <ToolPreview id={calculator} values={values} language={language} />
        )}
        <BlockTools name={t('calculator.name')} onRemove={deleteNode}>
          <Button size="compact-sm" variant="default" onClick={() => setChanging(true)}>
            {t('calculator.change')}
          </Button>
        </BlockTools>
      </div>
      {isChanging && (
        <CalculatorDialog
          language={language}
          chosen={{ calculator, values }}
          onClose={() => setChanging(false)}
          onPick={(chosen) => {
            setChanging(false)
            updateAttributes(chosen)
          }}
        />
      )}
    </NodeViewWrapper>
  )
}
