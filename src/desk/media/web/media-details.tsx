import { Anchor, Button, CopyButton, Group, Text, Textarea, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconTrash } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaItem, MediaUsage } from '#content/media/contract.ts'
import { mostAltLength } from '#content/media/limits.ts'
import type { ReadAddress } from '#platform/api-operations.ts'
import { languages } from '#platform/languages.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { FieldChoices } from '../../choices/web/field-choices.tsx'
import { useSharedFields, type FieldChanges, type SharedFields } from '../../choices/web/use-shared-fields.ts'
import { useText } from '../../web/text.ts'
import { FormerFiles } from './former-files.tsx'
import { MediaFacts } from './media-facts.tsx'
import { MediaUses } from './media-uses.tsx'
import styles from './media.module.css'
import { RemoveMedia } from './remove-media.tsx'
import { ReplaceFile } from './replace-file.tsx'

/** Its words as the API names them. */
type Alt = Record<(typeof names)['en' | 'am'], string>
const names = { en: 'altEn', am: 'altAm' } as const

/** One upload: its words in both languages, its address, where it is used, and the ways to replace and to delete it. */
export function MediaDetails({ media: listed, onClose }: { media: MediaItem; onClose: () => void }) {
  const t = useText()
  const { language } = useLanguage()
  const path = { id: listed.id }
  const { data: media } = useQuery({ ...apiQuery('/api/admin/media/{id}', { path }), initialData: listed })
  const usage = useQuery(apiQuery('/api/admin/media/{id}/usage', { path }))
  const shared = useSharedFields({ altEn: media.alt.en, altAm: media.alt.am })
  const [isAsking, setAsking] = useState(false)
  const { save, restore } = useMediaChanges(media, shared, onClose)
  const src = media.picture?.src ?? media.file?.url ?? ''
  if (isAsking) return <RemoveMedia media={media} onGone={onClose} onKept={() => setAsking(false)} />
  return (
    <Dialog onClose={onClose} size="lg" title={media.fileName}>
      <form
        noValidate
        className={styles.details}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(shared.changes)
        }}
      >
        {media.picture && (
          <img
            src={src}
            alt={media.alt[language]}
            width={media.picture.width}
            height={media.picture.height}
          />
        )}
        <MediaFacts media={media} />
        {media.kind === 'image' && (
          <AltTexts shared={shared} isBusy={save.isPending} onResolved={(changes) => save.mutate(changes)} />
        )}
        <FileAddress src={src} />
        <Uses usage={usage} />
        <FileVersions
          media={media}
          usage={usage.data}
          isBusy={restore.isPending}
          onRestore={(id) => restore.mutate(id)}
        />
        <Group>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size="1.125rem" aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('media.remove')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}

/** Saves its words, and brings back a file that was replaced. */
function useMediaChanges({ id }: MediaItem, shared: SharedFields<Alt>, onSaved: () => void) {
  const t = useText()
  const refreshes: ReadAddress[] = ['/api/admin/media']
  const save = useChange(
    async (api, body: FieldChanges<Alt>) =>
      body && api.patch('/api/admin/media/{id}', { path: { id }, body }),
    {
      refreshes,
      done: t('media.saved'),
      onDone: onSaved,
      onFailed: (error) => shared.meet(detailsOf(error, 'media.changed')?.current),
    },
  )
  const restore = useChange(
    (api, formerId: string) =>
      api.post('/api/admin/media/{id}/former-files/{formerId}/restoration', { path: { id, formerId } }),
    { refreshes, done: t('media.restored') },
  )
  return { save, restore }
}

interface VersionsProps {
  media: MediaItem
  usage: MediaUsage | undefined
  isBusy: boolean
  onRestore: (formerId: string) => void
}

/** Another file in its place, and those that were there before. */
function FileVersions({ media, usage, isBusy, onRestore }: VersionsProps) {
  const t = useText()
  return (
    <section className={styles.part}>
      <Title order={3} size="h5">
        {t('media.file')}
      </Title>
      <ReplaceFile media={media} onRestore={onRestore} />
      <FormerFiles files={usage?.formerFiles ?? []} isBusy={isBusy} onRestore={onRestore} />
    </section>
  )
}

interface AltTextsProps {
  shared: SharedFields<Alt>
  isBusy: boolean
  onResolved: (changes: FieldChanges<Alt>) => void
}

/** What a picture shows, for those who do not see it. */
function AltTexts({ shared, isBusy, onResolved }: AltTextsProps) {
  const t = useText()
  return (
    <>
      {languages.map((language) => (
        <Textarea
          key={language}
          autosize
          label={t(`media.alt.${language}`)}
          description={t('media.altHelp')}
          lang={language}
          value={shared.fields[names[language]]}
          maxLength={mostAltLength}
          onChange={(event) => shared.change({ [names[language]]: event.currentTarget.value })}
        />
      ))}
      <FieldChoices
        shared={shared}
        labelOf={(name) => t(name === names.am ? 'media.alt.am' : 'media.alt.en')}
        onResolved={onResolved}
      />
      <Group justify="end">
        <ActionButton type="submit" isBusy={isBusy}>
          {t('media.save')}
        </ActionButton>
      </Group>
    </>
  )
}

/** Where the file lies, to be copied or opened. */
function FileAddress({ src }: { src: string }) {
  const t = useText()
  return (
    <Group>
      <CopyButton value={new URL(src, location.origin).href}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={
              copied ? <IconCheck size="1.125rem" aria-hidden /> : <IconCopy size="1.125rem" aria-hidden />
            }
          >
            {t(copied ? 'media.copied' : 'media.copy')}
          </Button>
        )}
      </CopyButton>
      <Anchor href={src} target="_blank" rel="noreferrer">
        {t('media.openFile')}
      </Anchor>
    </Group>
  )
}

/** Which texts use it. */
function Uses({ usage }: { usage: UseQueryResult<MediaUsage> }) {
  const t = useText()
  return (
    <section className={styles.part}>
      <Title order={3} size="h5">
        {t('media.uses')}
      </Title>
      {usage.isError ? (
        <LoadFailure error={usage.error} onRetry={usage.refetch} />
      ) : usage.data ? (
        <MediaUses {...usage.data} />
      ) : (
        <Text c="dimmed">{t('media.usesLoading')}</Text>
      )}
    </section>
  )
}
