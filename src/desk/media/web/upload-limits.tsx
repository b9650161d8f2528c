import { Text } from '@mantine/core'
import {
  fileExtensions,
  imageTypes,
  mostFileBytes,
  mostImageBytes,
  mostPixels,
  mostSidePixels,
} from '#content/media/limits.ts'
import { listed } from '#platform/punctuation.ts'
import { formatNumber } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'
import styles from './media.module.css'

/** What is taken, from the server's own limits, before anything is chosen. */
export function UploadLimits({ kind, isOne }: { kind?: 'image' | 'file'; isOne: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const list = (names: readonly string[]) =>
    listed(
      names.map((name) => name.toUpperCase()),
      language,
    )
  const megabytes = (bytes: number) => number(Math.floor(bytes / 1024 / 1024))
  return (
    <ul className={styles.limits}>
      <Text component="li" size="sm">
        {t(isOne ? 'media.dropOneHere' : 'media.dropHere')}
      </Text>
      {kind !== 'file' && (
        <Text component="li" size="sm" c="dimmed">
          {t('media.limitImages', {
            types: list(imageTypes.map((type) => type.replace('image/', ''))),
            size: megabytes(mostImageBytes),
            pixels: number(mostPixels / 1_000_000),
            side: number(mostSidePixels),
          })}
        </Text>
      )}
      {kind !== 'file' && (
        <Text component="li" size="sm" c="dimmed">
          {t('media.limitAnimations')}
        </Text>
      )}
      {kind !== 'image' && (
        <Text component="li" size="sm" c="dimmed">
          {t('media.limitFiles', {
            types: list(fileExtensions),
            size: megabytes(mostFileBytes),
          })}
        </Text>
      )}
    </ul>
  )
}
