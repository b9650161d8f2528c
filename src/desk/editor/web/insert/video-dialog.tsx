import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { videoPlace, type VideoPlace } from '../../video-place.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../../web/text.ts'

interface Props {
  onInsert: (video: VideoPlace & { title: string }) => void
  onClose: () => void
}

/** Asks for the address of a video and what it is called. */
export function VideoDialog({ onInsert, onClose }: Props) {
  const t = useText()
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [isChecked, setChecked] = useState(false)
  const place = videoPlace(address)
  return (
    <Dialog onClose={onClose} title={t('tool.video')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (place) onInsert({ ...place, title: title.trim() })
          else setChecked(true)
        }}
      >
        <Stack>
          <TextInput
            label={t('video.address')}
            description={t('video.addressHelp')}
            value={address}
            data-autofocus
            inputMode="url"
            error={isChecked && !place ? t('video.unknown') : undefined}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <TextInput
            label={t('video.title')}
            description={t('video.titleHelp')}
            value={title}
            maxLength={200}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit">{t('video.insert')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
