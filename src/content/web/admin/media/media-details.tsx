import { Anchor, Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { MediaItem } from '#content/media-contract.ts'
import { languages } from '#platform/languages.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { formatBytes } from '#platform/messages.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../text.ts'
import styles from './media.module.css'

/** One upload: its words in both languages, its address, and the way to remove it. */
export function MediaDetails({ media, onClose }: { media: MediaItem; onClose: () => void }) {
  const t = useText()
  const { language } = useLanguage()
  const dates = useDates()
  const [alt, setAlt] = useState(media.alt)
  const [isAsking, setAsking] = useState(false)
  const save = useChange(
    (api) =>
      api.send('PATCH', `/api/admin/media/${media.id}`, { altEn: alt.en.trim(), altAm: alt.am.trim() }),
    { refreshes: ['/api/admin/media'], done: t('media.saved'), onDone: onClose },
  )
  const remove = useRemoval(media, { onGone: onClose, onKept: () => setAsking(false) })
  const address = media.picture?.src ?? media.file?.url ?? ''
  return (
    <>
      {!isAsking && (
        <Dialog onClose={onClose} size="lg" title={media.fileName}>
          <form
            noValidate
            className={styles.details}
            onSubmit={(event) => {
              event.preventDefault()
              save.mutate()
            }}
          >
            {media.picture && <img src={media.picture.src} alt={media.alt[language]} />}
            <Text size="sm" c="dimmed">
              {[
                formatBytes(media.bytes, language),
                media.picture && `${media.picture.width} × ${media.picture.height}`,
                media.mimeType,
                dates.date(media.createdAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {media.kind === 'image' &&
              languages.map((language) => (
                <TextInput
                  key={language}
                  label={t(`media.alt.${language}`)}
                  description={t('figure.altHelp')}
                  lang={language}
                  value={alt[language]}
                  maxLength={500}
                  onChange={(event) => setAlt({ ...alt, [language]: event.currentTarget.value })}
                />
              ))}
            <Group>
              <CopyButton value={new URL(address, location.origin).href}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    onClick={copy}
                    leftSection={
                      copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
                    }
                  >
                    {t(copied ? 'media.copied' : 'media.copy')}
                  </Button>
                )}
              </CopyButton>
              <Anchor href={address} target="_blank" rel="noreferrer">
                {t('media.openFile')}
              </Anchor>
            </Group>
            <Group justify="space-between">
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t('media.remove')}
              </Button>
              {media.kind === 'image' && (
                <Button type="submit" loading={save.isPending}>
                  {t('media.save')}
                </Button>
              )}
            </Group>
          </form>
        </Dialog>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('media.removeTitle')}
          action={t('media.remove')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('media.removeText', { name: media.fileName })}
        </ConfirmDialog>
      )}
    </>
  )
}

function useRemoval(media: MediaItem, { onGone, onKept }: { onGone: () => void; onKept: () => void }) {
  const t = useText()
  const report = useReport()
  return useChange((api) => api.send('DELETE', `/api/admin/media/${media.id}`), {
    refreshes: ['/api/admin/media'],
    done: t('media.removed', { name: media.fileName }),
    onDone: onGone,
    onFailed(error) {
      onKept()
      if (!(error instanceof ApiError) || error.code !== 'media.in_use') return false
      report.failed(t('media.inUse', { count: usesOf(error) }))
      return true
    },
  })
}

function usesOf(error: ApiError): number {
  const { uses } = error.details
  return Array.isArray(uses) ? uses.length : 1
}
