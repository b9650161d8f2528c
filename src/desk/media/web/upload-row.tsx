import { Anchor, Button, Group, Progress, Text } from '@mantine/core'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/router/links.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { useText } from '../../web/text.ts'
import styles from './media.module.css'
import { mayRetry, refusalText } from './refusal-text.ts'
import type { Upload } from './send-file.ts'

interface Props {
  upload: Upload
  onStop: () => void
  onRetry: () => void
}

function wordsFor({ state, percent, isStill }: Upload) {
  if (state === 'done' && isStill) return 'media.becameStill'
  return percent === 100 && state === 'sending' ? 'media.working' : (`media.${state}` as const)
}

/** The button that sends more files stays when the rows and their buttons go. */
export function uploadButtonNear(own: HTMLElement): HTMLElement | null {
  return own.closest('[data-uploads]')?.querySelector<HTMLElement>('[data-drop] button') ?? null
}

/** How far one file is, and what can be done about it. */
export function UploadRow({ upload, onStop, onRetry }: Props) {
  const t = useText()
  const { file, state, percent, code, media } = upload
  const name = file.name
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div className={styles.uploadWords}>
          <Text size="sm" className={styles.uploadName}>
            {name}
          </Text>
          <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
            {state === 'failed' ? t(refusalText(code, name)) : t(wordsFor(upload))}
          </Text>
          {media?.known && (
            <Anchor component={Link} to={libraryOf(media.known.fileName)} size="sm">
              {t('media.known', { name: media.known.fileName })}
            </Anchor>
          )}
        </div>
        {(isUnderWay || (state === 'failed' && mayRetry(code))) && (
          <NextFocus findNext={uploadButtonNear}>
            {/* One button for both: what is pressed keeps the focus. */}
            <Button
              variant="default"
              size="sm"
              onClick={isUnderWay ? onStop : onRetry}
              aria-label={t(isUnderWay ? 'media.stopNamed' : 'media.retryNamed', { name })}
            >
              {t(isUnderWay ? 'media.stop' : 'media.retry')}
            </Button>
          </NextFocus>
        )}
      </Group>
      {state === 'sending' && <Progress value={percent} aria-label={name} animated={percent === 100} />}
    </li>
  )
}

/** The library with the uploads of a name. */
function libraryOf(fileName: string): string {
  return `${paths.admin.media}?${new URLSearchParams({ q: fileName })}`
}
