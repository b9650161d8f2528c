import { Button } from '@mantine/core'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { MediaPicker } from '../../../media/web/media-picker.tsx'
import { UnreadUpload } from '../../../media/web/unread-upload.tsx'
import { useText } from '../../../web/text.ts'
import { dataAttributes, textAttribute } from '../attributes.ts'
import styles from '../blocks.module.css'
import { BlockTools, isOwnEvent, OwnField } from './own-fields.tsx'
import { PendingBlock } from '../uploads/pending-block.tsx'
import { isPending } from '../uploads/pending-uploads.ts'
import { useArrival } from '../uploads/use-arrival.ts'
import { useLeaveBlock } from '../use-leave-block.ts'

/** A picture with its words for those who cannot see it, and a caption if wanted. */
export const FigureImage = Node.create({
  name: 'figureImage',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: dataAttributes({ mediaId: '', alt: '', caption: '' }),
  parseHTML: () => [{ tag: 'figure[data-mediaid]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => textAttribute(node.attrs, 'caption'),
  addNodeView: () => ReactNodeViewRenderer(FigureView, { stopEvent: isOwnEvent }),
})

function FigureView({ node, selected, updateAttributes, deleteNode, editor, getPos }: NodeViewProps) {
  const t = useText()
  const [isPicking, setPicking] = useState(false)
  const mediaId = textAttribute(node.attrs, 'mediaId')
  const alt = textAttribute(node.attrs, 'alt')
  const upload = useArrival({ node, editor, getPos })
  const leave = useLeaveBlock({ node, editor, getPos })
  return (
    <NodeViewWrapper className={styles.figure} data-selected={selected || undefined} data-figure>
      {upload ? <PendingBlock id={mediaId} upload={upload} /> : <StoredPicture id={mediaId} alt={alt} />}
      <div data-own-field contentEditable={false} className={styles.fields}>
        <OwnField
          label={t('figure.alt')}
          help={t('figure.altHelp')}
          value={alt}
          data-alt
          lang={editor.view.dom.lang}
          most={500}
          problem={alt.trim() ? undefined : t('figure.altMissing')}
          onChange={(alt) => updateAttributes({ alt })}
          onLeave={leave}
        />
        <OwnField
          label={t('figure.caption')}
          value={textAttribute(node.attrs, 'caption')}
          most={500}
          onChange={(caption) => updateAttributes({ caption })}
          onLeave={leave}
        />
        <BlockTools name={t('figure.name')} onRemove={deleteNode}>
          <Button size="compact-sm" variant="default" onClick={() => setPicking(true)}>
            {t('figure.replace')}
          </Button>
        </BlockTools>
      </div>
      {isPicking && (
        <MediaPicker
          kind="image"
          onClose={() => setPicking(false)}
          onPick={({ id, alt: words }) => {
            setPicking(false)
            const language = editor.view.dom.lang === 'am' ? 'am' : 'en'
            updateAttributes({ mediaId: id, alt: alt || words[language] })
          }}
        />
      )}
    </NodeViewWrapper>
  )
}

function StoredPicture({ id, alt }: { id: string; alt: string }) {
  const t = useText()
  const { data, error, refetch } = useQuery({
    ...apiQuery('/api/admin/media/{id}', { path: { id } }),
    enabled: !isPending(id),
  })
  const gone = <p className={styles.missing}>{t('figure.gone')}</p>
  if (isPending(id)) return gone
  if (error && !data)
    return (
      <div data-own-field contentEditable={false}>
        <UnreadUpload error={error} gone={gone} onRetry={refetch} />
      </div>
    )
  return (
    <img
      className={styles.image}
      src={data?.picture?.src}
      alt={alt}
      width={data?.picture?.width}
      height={data?.picture?.height}
      data-drag-handle
    />
  )
}
