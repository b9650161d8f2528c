import { Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import type { ReactNode } from 'react'
import { formatBytes } from '#platform/messages.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { UnreadUpload } from '../../../media/web/unread-upload.tsx'
import { useText } from '../../../web/text.ts'
import { dataAttributes, textAttribute } from '../attributes.ts'
import styles from '../blocks.module.css'
import { BlockTools, isOwnEvent, OwnField } from './own-fields.tsx'
import { PendingBlock } from '../uploads/pending-block.tsx'
import { isPending } from '../uploads/pending-uploads.ts'
import { useArrival } from '../uploads/use-arrival.ts'
import { useLeaveBlock } from '../use-leave-block.ts'

/** A file to take home. */
export const FileBlock = Node.create({
  name: 'fileBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: dataAttributes({ mediaId: '', label: '' }),
  parseHTML: () => [{ tag: 'p[data-mediaid]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => textAttribute(node.attrs, 'label'),
  addNodeView: () => ReactNodeViewRenderer(FileView, { stopEvent: isOwnEvent }),
})

function FileView({ node, selected, updateAttributes, deleteNode, editor, getPos }: NodeViewProps) {
  const t = useText()
  const mediaId = textAttribute(node.attrs, 'mediaId')
  const upload = useArrival({ node, editor, getPos })
  const leave = useLeaveBlock({ node, editor, getPos })
  return (
    <NodeViewWrapper className={styles.figure} data-selected={selected || undefined}>
      {upload ? <PendingBlock id={mediaId} upload={upload} /> : <StoredFile id={mediaId} />}
      <div data-own-field contentEditable={false} className={styles.fields}>
        <OwnField
          label={t('file.label')}
          help={t('file.labelHelp')}
          value={textAttribute(node.attrs, 'label')}
          most={200}
          onChange={(label) => updateAttributes({ label })}
          onLeave={leave}
        />
        <BlockTools name={t('file.name')} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  )
}

function StoredFile({ id }: { id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery({
    ...apiQuery('/api/admin/media/{id}', { path: { id } }),
    enabled: !isPending(id),
  })
  if (error && !data)
    return (
      <div data-own-field contentEditable={false}>
        <UnreadUpload error={error} gone={<FileLine>{t('file.gone')}</FileLine>} onRetry={refetch} />
      </div>
    )
  const words = data && `${data.fileName} · ${formatBytes(data.bytes, language)}`
  return <FileLine>{isPending(id) ? t('file.gone') : words}</FileLine>
}

function FileLine({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" className={styles.fileName} contentEditable={false}>
      <IconFileDownload size="1.25rem" aria-hidden /> {children}
    </Text>
  )
}
