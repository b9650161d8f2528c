import { Plugin } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { beginUpload } from '../uploads/pending-uploads.ts'
import { putFiles } from '../uploads/put-files.ts'
import { cleanHtml } from './clean-html.ts'
import { readHtml } from './elements.ts'

/** Cleans what is pasted or dropped from elsewhere and takes its pictures along; tells how many it could not take. */
export function pastePlugin(editor: Editor, onLost: (pictures: number) => void): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML(html) {
        const { html: clean, lostPictures } = cleanHtml(html, beginUpload)
        if (lostPictures > 0) onLost(lostPictures)
        return clean
      },
      handleDOMEvents: {
        paste(_, event) {
          const files = filesOf(event.clipboardData)
          if (files.length === 0) return false
          event.preventDefault()
          putFiles(editor, files)
          return true
        },
      },
    },
  })
}

/** Files that were copied as such. Word and spreadsheets add a picture of the words they copy: the words are what is meant. */
function filesOf(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const html = clipboard?.getData('text/html') ?? ''
  return readHtml(html).textContent?.trim() ? [] : files
}
