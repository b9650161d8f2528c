import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../web/text.ts'
import { PreviewLinkList } from './preview-link-list.tsx'
import { NewPreviewLinkForm } from './new-preview-link-form.tsx'

/** Secret links to the drafts of an item, for people without an account: make one, see who opened which, take one back. */
export function PreviewLinks({ itemId }: { itemId: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<IconLink size="1.125rem" aria-hidden />} onClick={() => setOpen(true)}>
        {t('preview.links')}
      </Button>
      {isOpen && (
        <Dialog title={t('preview.links')} size="44rem" onClose={() => setOpen(false)}>
          <NewPreviewLinkForm itemId={itemId} />
          <PreviewLinkList itemId={itemId} />
        </Dialog>
      )}
    </>
  )
}
