import { Anchor, Text } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useText } from '../../../web/text.ts'
import { dataAttributes, textAttribute } from '../attributes.ts'
import styles from '../blocks.module.css'
import { BlockTools, isOwnEvent, OwnField } from './own-fields.tsx'
import { videoAddress } from './video-address.ts'
import { useLeaveBlock } from '../use-leave-block.ts'

/** A video elsewhere that loads when the reader asks for it. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: dataAttributes({ provider: 'youtube', id: '', title: '' }),
  parseHTML: () => [{ tag: 'div[data-provider]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => textAttribute(node.attrs, 'title'),
  addNodeView: () => ReactNodeViewRenderer(VideoView, { stopEvent: isOwnEvent }),
})

function VideoView({ node, selected, updateAttributes, deleteNode, editor, getPos }: NodeViewProps) {
  const t = useText()
  const leave = useLeaveBlock({ node, editor, getPos })
  const address = videoAddress(textAttribute(node.attrs, 'provider'), textAttribute(node.attrs, 'id'))
  return (
    <NodeViewWrapper className={styles.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={styles.fields}>
        <Text size="sm" className={styles.fileName}>
          <IconVideo size="1.25rem" aria-hidden />{' '}
          <Anchor href={address} target="_blank" rel="noreferrer">
            {address}
          </Anchor>
        </Text>
        <OwnField
          label={t('video.title')}
          help={t('video.titleHelp')}
          value={textAttribute(node.attrs, 'title')}
          most={200}
          onChange={(title) => updateAttributes({ title })}
          onLeave={leave}
        />
        <BlockTools name={t('video.name')} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  )
}
