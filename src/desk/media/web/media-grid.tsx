import { Skeleton } from '@mantine/core'
import { IconFile, IconVideo } from '@tabler/icons-react'
import type { MediaItem } from '#content/media/contract.ts'
import { formatBytes } from '#platform/messages.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'
import styles from './media.module.css'

interface Props {
  /** Undefined while they load. */
  items: MediaItem[] | undefined
  chosen?: string
  onChoose: (media: MediaItem) => void
}

/** Uploads as tiles to choose from. */
export function MediaGrid({ items, chosen, onChoose }: Props) {
  return (
    <ul className={styles.grid}>
      {items?.map((media) => (
        <li key={media.id}>
          <NextFocus findNext={neighbourOf}>
            <Tile media={media} isChosen={media.id === chosen} onChoose={onChoose} />
          </NextFocus>
        </li>
      )) ??
        Array.from({ length: 8 }, (_, index) => (
          <li key={index}>
            <Skeleton height="10rem" />
          </li>
        ))}
    </ul>
  )
}

/** The tile that follows one that is deleted, or the one before it. */
function neighbourOf(own: HTMLElement): HTMLElement | null {
  const row = own.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbour?.querySelector('button') ?? document.getElementById('main')
}

function Tile(props: { media: MediaItem; isChosen: boolean; onChoose: (media: MediaItem) => void }) {
  const t = useText()
  const { language } = useLanguage()
  const dates = useDates()
  const { media, isChosen, onChoose } = props
  const Sign = media.mimeType === 'video/mp4' ? IconVideo : IconFile
  const lacksAlt = media.kind === 'image' && (!media.alt.en || !media.alt.am)
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={() => onChoose(media)}>
      <span className={styles.sight}>
        {media.picture ? (
          <img src={media.picture.src} alt="" loading="lazy" decoding="async" />
        ) : (
          <Sign size="2.5rem" aria-hidden />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={media.fileName}>
          {media.fileName}
        </span>
        <span>{formatBytes(media.bytes, language)}</span>
        {media.replacedAt !== null && (
          <span>{t('media.replacedOn', { date: dates.date(media.replacedAt) })}</span>
        )}
        {lacksAlt && <span className={styles.noAlt}>{t('media.noAlt')}</span>}
      </span>
    </button>
  )
}
