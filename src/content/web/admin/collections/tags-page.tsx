import { ActionIcon, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import styles from './collections.module.css'
import { useTags, type AdminTag } from './use-tags.ts'

type Open = { tag: AdminTag | undefined; as: 'edit' | 'remove' } | null

/** All tags with their labels in both languages. */
export function Component() {
  const t = useText()
  const tags = useTags()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const remove = useChange((api, tag: AdminTag) => api.send('DELETE', `/api/admin/tags/${tag.id}`), {
    refreshes: ['/api/admin/tags', '/api/admin/items'],
    done: t('tags.removed'),
    onDone: close,
  })
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setOpen({ tag: undefined, as: 'edit' })}
    >
      {t('tags.new')}
    </Button>
  )
  return (
    <AdminPage title={t('tags.title')} about={t('tags.about')} action={add}>
      {tags.isError && <LoadFailure error={tags.error} onRetry={tags.refetch} />}
      {tags.isPending && <Skeleton height={240} />}
      {tags.data?.items.length === 0 && <EmptyState title={t('tags.none')} action={add} />}
      <ul className={styles.rows}>
        {tags.data?.items.map((tag) => (
          <li key={tag.id} className={styles.row}>
            <div className={styles.words}>
              <Text fw={600} lang="en">
                {tag.labelEn}
              </Text>
              <Text lang="am">{tag.labelAm}</Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('collection.edit', { title: tag.labelEn })}
                onClick={() => setOpen({ tag, as: 'edit' })}
              >
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={t('tags.removeNamed', { title: tag.labelEn })}
                onClick={() => setOpen({ tag, as: 'remove' })}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
      {open?.as === 'edit' && <TagDialog tag={open.tag} onClose={close} />}
      {open?.as === 'remove' && open.tag && (
        <ConfirmDialog
          title={t('tags.removeNamed', { title: open.tag.labelEn })}
          action={t('tags.remove')}
          isDangerous
          isBusy={remove.isPending}
          onClose={close}
          onConfirm={() => open.tag && remove.mutate(open.tag)}
        >
          {t('tags.removeText')}
        </ConfirmDialog>
      )}
    </AdminPage>
  )
}

function TagDialog({ tag, onClose }: { tag: AdminTag | undefined; onClose: () => void }) {
  const t = useText()
  const report = useReport()
  const [labelEn, setEn] = useState(tag?.labelEn ?? '')
  const [labelAm, setAm] = useState(tag?.labelAm ?? '')
  const save = useChange(
    (api) =>
      api.send(tag ? 'PATCH' : 'POST', `/api/admin/tags${tag ? `/${tag.id}` : ''}`, { labelEn, labelAm }),
    {
      refreshes: ['/api/admin/tags'],
      onDone: onClose,
      onFailed(error) {
        if (!(error instanceof ApiError) || error.fields.labelEn !== 'taken') return false
        report.failed(t('tags.taken'))
        return true
      },
    },
  )
  const isReady = labelEn.trim() !== '' && labelAm.trim() !== ''
  return (
    <Dialog onClose={onClose} title={t(tag ? 'tags.edit' : 'tags.new')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) save.mutate()
        }}
      >
        <Stack>
          <TextInput
            label={t('tags.labelIn', { language: t('language.en') })}
            lang="en"
            value={labelEn}
            maxLength={60}
            required
            data-autofocus
            onChange={(event) => setEn(event.currentTarget.value)}
          />
          <TextInput
            label={t('tags.labelIn', { language: t('language.am') })}
            lang="am"
            value={labelAm}
            maxLength={60}
            required
            onChange={(event) => setAm(event.currentTarget.value)}
          />
          <Group justify="end">
            <Button type="submit" disabled={!isReady} loading={save.isPending}>
              {t('collection.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
