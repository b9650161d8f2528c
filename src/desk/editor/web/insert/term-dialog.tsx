import type { Editor } from '@tiptap/react'
import { PickItemDialog } from '../../../fields/web/pick-item-dialog.tsx'
import { useText } from '../../../web/text.ts'
import { setTerm } from './mark-term.ts'

/** Chooses the term that words of the text are, by typing its title. */
export function TermDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText()
  return (
    <PickItemDialog
      title={t('term.dialog')}
      kinds={['term']}
      except={[]}
      onClose={onClose}
      onPick={(id) => {
        onClose()
        setTerm(editor, id)
      }}
    />
  )
}
