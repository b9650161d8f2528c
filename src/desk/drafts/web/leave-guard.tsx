import { Button, Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from '#platform/web/router/use-blocker.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../web/text.ts'

interface Props {
  isUnsaved: () => boolean
  /** True when everything could be saved. */
  onSave: () => Promise<boolean>
}

/** Asks before a page with unsaved words is left, be it for another page or by closing the window. */
export function LeaveGuard({ isUnsaved, onSave }: Props) {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
  if (blocker.state !== 'blocked') return null
  const saveAndGo = async () => {
    if (await onSave()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog onClose={blocker.reset} title={t('leave.title')} about={t('leave.text')}>
      <Stack>
        <Group justify="end">
          <Button variant="subtle" color="red" onClick={blocker.proceed}>
            {t('leave.discard')}
          </Button>
          <Button variant="default" onClick={blocker.reset}>
            {t('leave.stay')}
          </Button>
          <Button onClick={() => void saveAndGo()}>{t('leave.save')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
