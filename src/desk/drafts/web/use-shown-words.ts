import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import type { BlockDocument } from '#content/blocks/document.ts'
import { hasPending } from '../../editor/web/document-shape.ts'
import { putBody } from '../../editor/web/put-body.ts'

/** Puts words that come from elsewhere into the block editor. `generation` counts how often it has to begin again for that. */
export function useShownWords() {
  const [generation, setGeneration] = useState(0)
  const held = useRef<Editor>(null)
  const show = ({ body, anew }: { body: BlockDocument; anew: boolean }): void => {
    const editor = held.current
    if (anew || !editor || editor.isDestroyed || !putInto(editor, body)) setGeneration((count) => count + 1)
  }
  return {
    generation,
    show,
    /** The editor in which the text is written, once it is there. */
    holdEditor: (editor: Editor | null): void => {
      held.current = editor
    },
    /** Whether pictures or files in it are not on the server yet, and so in no saved text. */
    isSending: (): boolean => {
      const editor = held.current
      return editor !== null && !editor.isDestroyed && hasPending(editor.state.doc)
    },
  }
}

/** False when the editor cannot change so; begun again it can. */
function putInto(editor: Editor, body: BlockDocument): boolean {
  try {
    editor.view.dispatch(putBody(editor.state, body).setMeta('addToHistory', false))
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
