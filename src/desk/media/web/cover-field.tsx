import { Button, Group, Input } from '@mantine/core'
import { useState } from 'react'
import type { Picture } from '#content/media/contract.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { MediaPicker } from './media-picker.tsx'
import { useText } from '../../web/text.ts'
import styles from './cover-field.module.css'

interface Props {
  /** As it is saved; another one is read by its id. */
  cover?: Picture | null
  coverId: string | null
  error?: string
  onChange: (coverId: string | null) => void
}

/** The picture that stands for an item in lists and at its head. */
export function CoverField({ cover, coverId, error, onChange }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const [isPicking, setPicking] = useState(false)
  const chosen = useQuery({
    ...apiQuery('/api/admin/media/{id}', { path: { id: coverId ?? '' } }),
    enabled: coverId !== null && coverId !== cover?.id,
  })
  const picture = coverId === null ? null : coverId === cover?.id ? cover : chosen.data?.picture
  return (
    <>
      {picture && (
        <img
          className={styles.cover}
          src={picture.src}
          alt={picture.alt[language] || t('settings.coverAlt')}
          width={picture.width}
          height={picture.height}
        />
      )}
      <Group>
        <Button data-field="coverId" variant="default" onClick={() => setPicking(true)}>
          {t(coverId ? 'settings.changeCover' : 'settings.chooseCover')}
        </Button>
        {coverId && (
          <NextFocus findNext={(own) => own.parentElement?.querySelector('button') ?? null}>
            <Button variant="subtle" color="red" onClick={() => onChange(null)}>
              {t('settings.removeCover')}
            </Button>
          </NextFocus>
        )}
      </Group>
      {error && <Input.Error>{error}</Input.Error>}
      {isPicking && (
        <MediaPicker
          kind="image"
          onClose={() => setPicking(false)}
          onPick={(media) => {
            setPicking(false)
            onChange(media.id)
          }}
        />
      )}
    </>
  )
}
