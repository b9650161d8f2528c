import { Button, Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from '#platform/web/router/use-blocker.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../web/text.ts'

interface Props {
  isUnsaved: () => boolean
  /** Whether any of it can be saved; all of it unless given. */
  hasChanges?: () => boolean
  /** Whether a field shows what it does not pass on, which no save holds. */
  isWithheld?: boolean
  /** Whether pictures or files are on their way, which no save holds. */
  isSending?: () => boolean
  /** What is not saved stays on this device. */
  isKept?: boolean
  /** True when everything could be saved. */
  onSave: () => Promise<boolean>
}

/** Asks before a page with unsaved words, or with pictures that are still being sent, is left, be it for another page or by closing the window. */
export function LeaveGuard(props: Props) {
  const { isUnsaved, hasChanges = isUnsaved, isWithheld, isSending = nothing, isKept, onSave } = props
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (isUnsaved() || isSending()),
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
  const mayBeSaved = isUnsaved()
  const about = [
    hasChanges() && t(isKept ? 'leave.keptText' : 'leave.text'),
    isWithheld && t('leave.withheld'),
    isSending() && t('sending.lost'),
  ]
  return (
    <Dialog
      onClose={blocker.reset}
      title={t(mayBeSaved ? 'leave.title' : 'leave.sendingTitle')}
      about={about.filter(Boolean).join(' ')}
    >
      <Stack>
        <Group justify="end">
          <Button variant="subtle" color="red" onClick={blocker.proceed}>
            {t(mayBeSaved ? 'leave.discard' : 'leave.without')}
          </Button>
          <Button variant="default" onClick={blocker.reset}>
            {t('leave.stay')}
          </Button>
          {mayBeSaved && <Button onClick={() => void saveAndGo()}>{t('leave.save')}</Button>}
        </Group>
      </Stack>
    </Dialog>
  )
}

const nothing = () => false
