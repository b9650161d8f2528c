import { Text } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { mergeAttributes, Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer, type NodeViewProps } from '@tiptap/react'
import type { MediaItem } from '#content/media-contract.ts'
import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { useText } from '../text.ts'
import { dataAttributes, textAttribute } from './attributes.ts'
import styles from './blocks.module.css'
import { BlockTools, isOwnEvent, OwnField } from './own-fields.tsx'

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

function FileView({ node, selected, updateAttributes, deleteNode }: NodeViewProps) {
  const t = useText()
  const { language } = useLanguage()
  const mediaId = textAttribute(node.attrs, 'mediaId')
  const { data, isError } = useQuery(apiQuery<MediaItem>(`/api/admin/media/${mediaId}`))
  return (
    <NodeViewWrapper className={styles.figure} data-selected={selected || undefined}>
      <div data-own-field contentEditable={false} className={styles.fields}>
        <Text size="sm" className={styles.fileName}>
          <IconFileDownload size={20} aria-hidden />{' '}
          {isError ? t('file.gone') : data && `${data.fileName} · ${formatBytes(data.bytes, language)}`}
        </Text>
        <OwnField
          label={t('file.label')}
          help={t('file.labelHelp')}
          value={textAttribute(node.attrs, 'label')}
          most={200}
          onChange={(label) => updateAttributes({ label })}
        />
        <BlockTools name={t('file.name')} onRemove={deleteNode} />
      </div>
    </NodeViewWrapper>
  )
}
