import { Button } from '@mantine/core'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { useText } from '../../../../web/text.ts'
import blocks from '../../blocks.module.css'
import { BlockTools, isOwnEvent } from '../own-fields.tsx'
import { ChartDialog } from './chart-dialog.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import { chartOfNode } from './chart-draft.ts'

const defaults = {
  dataSet: '',
  compared: null,
  form: 'candles',
  from: null,
  to: null,
  title: '',
  description: '',
  notes: [],
}

/** A data set drawn in the midst of a text. */
export const Chart = Node.create({
  name: 'chart',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      Object.entries(defaults).map(([name, fallback]) => [
        name,
        {
          default: fallback,
          parseHTML: (element: HTMLElement) =>
            parsed(element.getAttribute(`data-${name.toLowerCase()}`), fallback),
          renderHTML: (attributes: Record<string, unknown>) => ({
            [`data-${name.toLowerCase()}`]: JSON.stringify(attributes[name]),
          }),
        },
      ]),
    ),
  parseHTML: () => [{ tag: 'div[data-dataset]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => chartOfNode(node.attrs).title,
  addNodeView: () => ReactNodeViewRenderer(ChartView, { stopEvent: isOwnEvent }),
})

/** What was pasted may be anything. */
function parsed(json: string | null, fallback: unknown): unknown {
  try {
    return json === null ? fallback : JSON.parse(json)
  } catch {
    return fallback
  }
}

function ChartView({ node, selected, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const t = useText()
  const [isChanging, setChanging] = useState(false)
  const attrs = chartOfNode(node.attrs)
  const language = editor.view.dom.lang === 'am' ? 'am' : 'en'
  return (
    <NodeViewWrapper className={blocks.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={blocks.fields}>
        <ChartDrawing attrs={attrs} language={language} />
        <BlockTools name={t('chart.name')} onRemove={deleteNode}>
          <Button size="compact-sm" variant="default" onClick={() => setChanging(true)}>
            {t('chart.change')}
          </Button>
        </BlockTools>
      </div>
      {isChanging && (
        <ChartDialog
          language={language}
          known={attrs}
          onClose={() => setChanging(false)}
          onSave={(changed) => {
            setChanging(false)
            updateAttributes(changed)
          }}
        />
      )}
    </NodeViewWrapper>
  )
}
