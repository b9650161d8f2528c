import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SessionUser } from '#platform/web/session.ts'
import { useText } from '../member/text.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'

/** The way out for good. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <ProfileSection title={t('delete.title')} about={t('delete.about')} isDangerous>
      <div>
        <Button color="red" variant="outline" onClick={() => setOpen(true)}>
          {t('delete.open')}
        </Button>
      </div>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}
