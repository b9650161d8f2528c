import { Modal } from '@mantine/core'
import type { Item } from '#content/contract.ts'
import { useText } from '../text.ts'
import { RenderedText } from './rendered-text.tsx'
import type { EditionDraft } from './use-edition-draft.ts'

/** The text as readers would see it, saved or not. */
export function PreviewDialog({ item, draft, onClose }: { item: Item; draft: EditionDraft; onClose: () => void }) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      size="56rem"
      title={t('preview.title', { language: t(`language.${draft.language}`) })}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <RenderedText itemId={item.id} language={draft.language} text={draft.text} />
    </Modal>
  )
}
