import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../web/text.ts'

interface Props {
  title: string
  /** Says how many items move, and what becomes of the address. */
  about: string
  action: string
  targets: { value: string; label: string }[]
  isBusy: boolean
  onMerge: (into: string) => void
  onClose: () => void
}

/** Chooses what takes the place of a tag or a collection. */
export function MergeDialog({ title, about, action, targets, isBusy, onMerge, onClose }: Props) {
  const t = useText()
  const [into, setInto] = useState('')
  return (
    <Dialog onClose={onClose} title={title} about={about}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (into && !isBusy) onMerge(into)
        }}
      >
        <Stack>
          <NativeSelect
            label={t('merge.into')}
            data={[{ value: '', label: t('merge.choose') }, ...targets]}
            value={into}
            data-autofocus
            onChange={(event) => setInto(event.currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <ActionButton type="submit" color="red" disabled={into === ''} isBusy={isBusy}>
              {action}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
