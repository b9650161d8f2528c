import type { Editor } from '@tiptap/react'
import { putBlocks } from '../put-blocks.ts'
import { beginUpload, findUpload, isImageFile } from './pending-uploads.ts'

/** Sends files and puts a block for each of them into the text: at a gap between blocks, or else where the cursor is. The first picture asks at once what it shows. */
export function putFiles(editor: Editor, files: readonly File[], target?: number): void {
  const blocks = files.map((file) =>
    isImageFile(file)
      ? { type: 'figureImage', attrs: { mediaId: beginUpload(file), alt: '', caption: '' } }
      : { type: 'fileBlock', attrs: { mediaId: beginUpload(file), label: '' } },
  )
  putBlocks(editor, blocks, target)
  const first = blocks.find(({ type }) => type === 'figureImage')
  if (first) askForWords(editor, first.attrs.mediaId)
}

/** Milliseconds after which nobody waits for a field any more. */
const patience = 3000

/** Puts the focus into the field for the words of a picture, as soon as it is drawn. */
function askForWords(editor: Editor, mediaId: string, until = performance.now() + patience): void {
  requestAnimationFrame(() => {
    const field = fieldOf(editor, mediaId)
    if (field) {
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'nearest' })
    } else if (performance.now() < until) askForWords(editor, mediaId, until)
  })
}

function fieldOf(editor: Editor, mediaId: string): HTMLInputElement | null {
  let field: HTMLInputElement | null = null
  // A small picture may have arrived before it was drawn, and then stands there under its own id.
  const ids = [mediaId, findUpload(mediaId)?.media?.id]
  editor.state.doc.descendants((node, position) => {
    if (!node.attrs.mediaId || !ids.includes(node.attrs.mediaId)) return
    const element = editor.view.nodeDOM(position)
    if (element instanceof HTMLElement) field = element.querySelector('input[data-alt]')
  })
  return field
}
