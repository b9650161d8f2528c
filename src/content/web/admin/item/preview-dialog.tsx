import type { Item } from '#content/contract.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../text.ts'
import { RenderedText } from './rendered-text.tsx'
import type { EditionDraft } from './use-edition-draft.ts'

/** The text as readers would see it, saved or not. */
export function PreviewDialog({
  item,
  draft,
  onClose,
}: {
  item: Item
  draft: EditionDraft
  onClose: () => void
}) {
  const t = useText()
  return (
    <Dialog
      onClose={onClose}
      size="56rem"
      title={t('preview.title', { language: t(`language.${draft.language}`) })}
    >
      <RenderedText itemId={item.id} language={draft.language} text={draft.text} />
    </Dialog>
  )
}
