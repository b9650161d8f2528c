import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { MediaItem, MediaUse } from '#content/media/contract.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useText } from '../../web/text.ts'
import { MediaUses } from './media-uses.tsx'

interface Props {
  media: MediaItem
  onGone: () => void
  onKept: () => void
}

type Refused = { uses: MediaUse[]; hasMore: boolean }

/** Asks before deleting; names the places that keep it from going, and asks again when only kept versions do. */
export function RemoveMedia({ media, onGone, onKept }: Props) {
  const t = useText()
  const [refused, setRefused] = useState<Refused>()
  const name = media.fileName
  const isOnlyHistory = refused?.uses.every(({ place }) => place === 'history') ?? false
  const remove = useChange(
    (api) =>
      api.delete('/api/admin/media/{id}', {
        path: { id: media.id },
        query: isOnlyHistory ? { evenInHistory: '1' } : {},
      }),
    {
      refreshes: ['/api/admin/media'],
      done: t('media.removed', { name }),
      onDone: onGone,
      onFailed(error) {
        if (!(error instanceof ApiError) || error.code !== 'media.in_use') return false
        setRefused(asRefused(error.details))
        return true
      },
    },
  )
  if (refused && !isOnlyHistory) {
    return (
      <Dialog onClose={onKept} size="lg" title={t('media.inUseTitle', { name })}>
        <Stack>
          <Text>{t('media.inUseText')}</Text>
          <MediaUses {...refused} />
        </Stack>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      key={String(isOnlyHistory)}
      title={t(isOnlyHistory ? 'media.removeHistoryTitle' : 'media.removeTitle')}
      action={t(isOnlyHistory ? 'media.removeHistory' : 'media.remove')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onKept}
    >
      {isOnlyHistory && refused ? (
        <Stack>
          <Text>{t('media.removeHistoryText', { name })}</Text>
          <MediaUses {...refused} />
        </Stack>
      ) : (
        t('media.removeText', { name })
      )}
    </ConfirmDialog>
  )
}

/** The details of `media.in_use`, as the API gives them. */
function asRefused(details: Record<string, unknown>): Refused {
  return details as unknown as Refused
}
