import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewContent, NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { IconAlertTriangle, IconFlame, IconInfoCircle, type Icon } from '@tabler/icons-react'
import type { CalloutTone } from '#content/blocks/nodes/callout.ts'
import { useText } from '../../../web/text.ts'
import { dataAttributes, textAttribute } from '../attributes.ts'
import styles from '../blocks.module.css'
import { isOwnEvent } from './own-fields.tsx'

export const tones: Record<CalloutTone, Icon> = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  risk: IconFlame,
}

/** From mild to serious. */
export const toneNames: readonly CalloutTone[] = ['info', 'warning', 'risk']

/** A note set apart, with a tone and a title of its own if wanted. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: dataAttributes({ tone: 'info', title: '' }),
  parseHTML: () => [{ tag: 'aside[data-tone]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
  addNodeView: () => ReactNodeViewRenderer(CalloutView, { stopEvent: isOwnEvent }),
})

function CalloutView({ node, updateAttributes, editor }: NodeViewProps) {
  const t = useText()
  const tone = toneOf(textAttribute(node.attrs, 'tone'))
  const Sign = tones[tone]
  return (
    <NodeViewWrapper className={styles.callout} data-tone={tone}>
      <div className={styles.calloutHead} contentEditable={false} data-own-field>
        <Sign size="1.25rem" aria-hidden />
        <select
          aria-label={t('callout.tone')}
          value={tone}
          disabled={!editor.isEditable}
          onChange={(event) => updateAttributes({ tone: event.currentTarget.value })}
        >
          {toneNames.map((tone) => (
            <option key={tone} value={tone}>
              {t(`callout.${tone}`)}
            </option>
          ))}
        </select>
        <input
          aria-label={t('callout.title')}
          placeholder={t('callout.titleHint')}
          value={textAttribute(node.attrs, 'title')}
          maxLength={200}
          onChange={(event) => updateAttributes({ title: event.currentTarget.value })}
        />
      </div>
      <NodeViewContent className={styles.calloutBody} />
    </NodeViewWrapper>
  )
}

function toneOf(value: string): CalloutTone {
  return value === 'warning' || value === 'risk' ? value : 'info'
}
