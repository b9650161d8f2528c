import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { askBeforeSignOut } from '#platform/web/before-sign-out.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../../web/text.ts'

interface Props {
  isUnsaved: () => boolean
  /** True when everything could be saved. */
  onSave: () => Promise<boolean>
}

/** Saves before an editor signs out; when that fails, says what becomes of the words and asks. */
export function SignOutGuard({ isUnsaved, onSave }: Props) {
  const t = useText()
  const [answer, setAnswer] = useState<(maySignOut: boolean) => void>()
  useEffect(() =>
    askBeforeSignOut(async () => {
      if (!isUnsaved() || (await onSave())) return true
      return new Promise((resolve) => setAnswer(() => resolve))
    }),
  )
  if (!answer) return null
  const say = (maySignOut: boolean) => () => {
    setAnswer(undefined)
    answer(maySignOut)
  }
  return (
    <Dialog title={t('signOut.title')} about={t('signOut.text')} onClose={say(false)}>
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
