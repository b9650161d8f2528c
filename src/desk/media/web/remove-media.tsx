import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { MediaItem, MediaUse } from '#content/media/contract.ts'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { apiQuery, readsAt } from '#platform/web/query-client.ts'
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

/** Says which places keep it from going; asks before deleting, otherwise when only kept versions use it. */
export function RemoveMedia({ media, onGone, onKept }: Props) {
  const t = useText()
  const client = useQueryClient()
  const [answer, setAnswer] = useState<Refused>()
  const usage = useQuery({
    ...apiQuery('/api/admin/media/{id}/usage', { path: { id: media.id } }),
    staleTime: 0,
  })
  const refused = answer ?? (usage.data?.uses.length ? usage.data : undefined)
  const name = media.fileName
  const isOnlyHistory = refused?.uses.every(({ place }) => place === 'history') ?? false
  const remove = useChange(
    (api) =>
      api.delete('/api/admin/media/{id}', {
        path: { id: media.id },
        query: isOnlyHistory ? { evenInHistory: '1' } : {},
      }),
    {
      done: t('media.removed', { name }),
      onDone() {
        onGone()
        // The list alone: what is gone itself cannot be asked about any more.
        void client.invalidateQueries(readsAt('/api/admin/media'))
      },
      onFailed(error) {
        const { uses, hasMore = false } = detailsOf(error, 'media.in_use') ?? {}
        if (uses) setAnswer({ uses, hasMore })
        return uses !== undefined
      },
    },
  )
  if (refused && !isOnlyHistory) return <StillUsed name={name} refused={refused} onClose={onKept} />
  return (
    <ConfirmDialog
      key={String(isOnlyHistory)}
      title={t(isOnlyHistory ? 'media.removeHistoryTitle' : 'media.removeTitle')}
      action={t(isOnlyHistory ? 'media.removeHistory' : 'media.remove')}
      isDangerous
      isBusy={remove.isPending || usage.isPending}
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

/** The places that it has to be taken out of first. */
function StillUsed({ name, refused, onClose }: { name: string; refused: Refused; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog onClose={onClose} size="lg" title={t('media.inUseTitle', { name })} about={t('media.inUseText')}>
      <Stack>
        <MediaUses {...refused} />
      </Stack>
    </Dialog>
  )
}
