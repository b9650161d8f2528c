import { Anchor, Button, Text } from '@mantine/core'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { IconHelpHexagon } from '@tabler/icons-react'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ItemName } from '../../../../web/item-name.tsx'
import { itemPath } from '../../../../web/kinds.ts'
import { useText } from '../../../../web/text.ts'
import { dataAttributes, textAttribute } from '../../attributes.ts'
import blocks from '../../blocks.module.css'
import { BlockTools, isOwnEvent } from '../own-fields.tsx'
import styles from './question.module.css'
import { SelfCheckDialog } from './self-check-dialog.tsx'

/** A question of the bank, asked in the middle of a text. */
export const SelfCheck = Node.create({
  name: 'selfCheck',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: dataAttributes({ questionId: '' }),
  parseHTML: () => [{ tag: 'div[data-questionid]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(SelfCheckView, { stopEvent: isOwnEvent }),
})

function SelfCheckView({ node, selected, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  const id = textAttribute(node.attrs, 'questionId')
  const { data, isPending } = useQuery(apiQuery('/api/admin/named-items', { query: { ids: id } }))
  const row = data?.items.find((one) => one.id === id)
  return (
    <NodeViewWrapper className={blocks.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={blocks.fields}>
        <div className={styles.head}>
          <IconHelpHexagon size="1.25rem" aria-hidden />
          {row ? <ItemName row={row} /> : <Text size="sm">{isPending ? '…' : t('pick.gone')}</Text>}
        </div>
        <BlockTools name={t('selfCheck.name')} onRemove={deleteNode}>
          {row && (
            <Anchor size="sm" href={itemPath(row)} target="_blank" rel="noreferrer">
              {t('selfCheck.open')}
            </Anchor>
          )}
          <Button size="compact-sm" variant="default" onClick={() => setPicking(true)}>
            {t('selfCheck.replace')}
          </Button>
        </BlockTools>
      </div>
      {isPicking && (
        <SelfCheckDialog
          language={editor.view.dom.lang === 'am' ? 'am' : 'en'}
          onClose={() => setPicking(false)}
          onPick={(questionId) => {
            setPicking(false)
            updateAttributes({ questionId })
          }}
        />
      )}
    </NodeViewWrapper>
  )
}
