import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { askBeforeSignOut } from '#platform/web/before-sign-out.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../../web/text.ts'

interface Props {
  /** Whether there is something to save. */
  hasChanges: () => boolean
  /** Whether a field shows what it does not pass on, which no save holds. */
  isWithheld: boolean
  /** Whether pictures or files are on their way, which no save holds. */
  isSending: () => boolean
  /** True when everything could be saved. */
  onSave: () => Promise<boolean>
}

/** Saves before an editor signs out; when that fails, or something cannot be saved yet, says what becomes of it and asks. */
export function SignOutGuard({ hasChanges, isWithheld, isSending, onSave }: Props) {
  const t = useText()
  const [answer, setAnswer] = useState<(maySignOut: boolean) => void>()
  useEffect(() =>
    askBeforeSignOut(async () => {
      const isSaved = !(hasChanges() || isWithheld) || (await onSave())
      if (isSaved && !isSending()) return true
      return new Promise((resolve) => setAnswer(() => resolve))
    }),
  )
  if (!answer) return null
  const say = (maySignOut: boolean) => () => {
    setAnswer(undefined)
    answer(maySignOut)
  }
  const mayBeLost = hasChanges() || isWithheld
  const about = [
    hasChanges() && t('signOut.text'),
    isWithheld && t('signOut.withheld'),
    isSending() && t('sending.lost'),
  ]
  return (
    <Dialog
      title={t(mayBeLost ? 'signOut.title' : 'signOut.sendingTitle')}
      about={about.filter(Boolean).join(' ')}
      onClose={say(false)}
    >
      <Stack>
        <Group justify="end">
          <Button variant="subtle" color="red" onClick={say(true)}>
            {t('signOut.leave')}
          </Button>
          <Button onClick={say(false)}>{t('leave.stay')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
