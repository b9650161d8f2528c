import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#content/media/contract.ts'
import type { Language } from '#platform/languages.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Turning } from '#ui/web/admin/list/turning.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../../web/text.ts'
import { MediaGrid } from './media-grid.tsx'
import { UploadArea } from './upload-area.tsx'

interface Props {
  kind: 'image' | 'file'
  /** When set, words for those who cannot see the picture are asked for in this language. */
  language?: Language
  onPick: (media: MediaItem, alt?: string) => void
  onClose: () => void
}

/** Chooses an upload, or sends a new one. */
export function MediaPicker({ kind, language, onPick, onClose }: Props) {
  const t = useText()
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), 300)
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<MediaItem>()
  const [isDescribing, setDescribing] = useState(false)
  const list = useQuery({
    ...apiQuery('/api/admin/media', { query: { kind, q, page } }),
    placeholderData: keepPreviousData,
  })
  const choose = (media: MediaItem) => {
    if (language === undefined) return onPick(media)
    setChosen(media)
    setDescribing(true)
  }
  return (
    <Dialog
      onClose={onClose}
      size="xl"
      title={t(kind === 'image' ? 'media.chooseImage' : 'media.chooseFile')}
    >
      {chosen && language && isDescribing ? (
        <AltStep
          key={chosen.id}
          media={chosen}
          language={language}
          onBack={() => setDescribing(false)}
          onPick={onPick}
        />
      ) : (
        <Stack ref={chosen && focusOnChosen}>
          <UploadArea kind={kind} onDone={choose} />
          <TextInput
            type="search"
            label={t('media.search')}
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value)
              setPage(1)
            }}
          />
          <ListSaid list={list.data} isLate={list.isPlaceholderData} />
          {list.isError ? (
            <LoadFailure error={list.error} onRetry={list.refetch} />
          ) : list.data?.items.length === 0 ? (
            <Text c="dimmed">{t('media.noMatch')}</Text>
          ) : (
            <MediaGrid items={list.data?.items} chosen={chosen?.id} onChoose={choose} />
          )}
          <Pages page={page} hasNext={list.data?.hasNext === true} onTurn={setPage} />
        </Stack>
      )}
    </Dialog>
  )
}

interface PagesProps {
  page: number
  hasNext: boolean
  onTurn: (page: number) => void
}

function Pages({ page, hasNext, onTurn }: PagesProps) {
  const t = useText()
  return (
    <Turning
      back={t('media.newer')}
      on={t('media.older')}
      onBack={page > 1 ? () => onTurn(page - 1) : undefined}
      onOn={hasNext ? () => onTurn(page + 1) : undefined}
    />
  )
}

/** Whoever comes back goes on at the upload that was chosen, or where another one is looked for. */
function focusOnChosen(list: HTMLElement | null): void {
  const own = list?.querySelector<HTMLElement>('[aria-pressed=true]')
  const next = own ?? list?.querySelector<HTMLElement>('input[type=search]')
  next?.focus()
}

interface StepProps {
  media: MediaItem
  language: Language
  onBack: () => void
  onPick: (media: MediaItem, alt: string) => void
}

function AltStep({ media, language, onBack, onPick }: StepProps) {
  const t = useText()
  const [alt, setAlt] = useState(media.alt[language])
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (alt.trim()) onPick(media, alt.trim())
        else setChecked(true)
      }}
    >
      <Stack>
        <img
          src={media.picture?.src}
          alt={alt}
          style={{ maxHeight: '16rem', objectFit: 'contain', marginInline: 'auto' }}
        />
        <TextInput
          label={t(`media.alt.${language}`)}
          description={t('figure.altHelp')}
          value={alt}
          lang={language}
          maxLength={500}
          required
          ref={field}
          error={isChecked && !alt.trim() ? t('figure.altMissing') : undefined}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Group justify="end">
          <Button variant="default" onClick={onBack}>
            {t('media.back')}
          </Button>
          <Button type="submit">{t('media.insert')}</Button>
        </Group>
      </Stack>
    </form>
  )
}
