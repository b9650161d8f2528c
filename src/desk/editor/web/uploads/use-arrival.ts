import type { NodeViewProps } from '@tiptap/react'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { apiQuery, readsAt } from '#platform/web/query-client.ts'
import { textAttribute } from '../attributes.ts'
import { findUpload, watchUpload } from './pending-uploads.ts'

/** The upload that a block waits for. Once it has arrived the block shows the stored picture or file; undoing goes past that. */
export function useArrival({ node, editor, getPos }: Pick<NodeViewProps, 'node' | 'editor' | 'getPos'>) {
  const mediaId = textAttribute(node.attrs, 'mediaId')
  const client = useQueryClient()
  const watch = useCallback((onChange: () => void) => watchUpload(mediaId, onChange), [mediaId])
  const upload = useSyncExternalStore(watch, () => findUpload(mediaId))
  const media = upload?.media
  useEffect(() => {
    const position = getPos()
    if (!media || position === undefined) return
    client.setQueryData(apiQuery('/api/admin/media/{id}', { path: { id: media.id } }).queryKey, media)
    void client.invalidateQueries(readsAt('/api/admin/media'))
    const { tr, schema } = editor.state
    const { video } = schema.nodes
    if (node.type.name === 'fileBlock' && media.mimeType === 'video/mp4' && video) {
      // As typed by now, whatever has been drawn of it.
      const label = textAttribute(tr.doc.nodeAt(position)?.attrs ?? {}, 'label')
      tr.setNodeMarkup(position, video, { provider: 'upload', id: media.id, title: label || media.fileName })
    } else tr.setNodeAttribute(position, 'mediaId', media.id)
    editor.view.dispatch(tr.setMeta('addToHistory', false))
  }, [media, client, editor, getPos, node.type.name])
  return upload
}
