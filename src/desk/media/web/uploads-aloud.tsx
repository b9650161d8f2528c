import { useText } from '../../web/text.ts'
import styles from './media.module.css'
import { refusalText } from './refusal-text.ts'
import type { Upload } from './send-file.ts'

/** For those who do not see the list: how many there are, how many failed, and once each failure, with its reason, and each that was there already. */
export function UploadsAloud({ uploads }: { uploads: readonly Upload[] }) {
  const t = useText()
  const failed = uploads.filter(({ state }) => state === 'failed')
  const counts = {
    done: uploads.filter(({ state }) => state === 'done').length,
    all: uploads.length,
    failed: failed.length,
  }
  return (
    <>
      <output className={styles.aloud}>
        {counts.all > 0 && t(failed.length > 0 ? 'media.progressFailed' : 'media.progress', counts)}
      </output>
      {/* Only what is new in it is read, not all of it again. */}
      <output className={styles.aloud} aria-atomic={false}>
        {failed.map(({ id, code, file: { name } }) => (
          <span key={id}>{t('media.failedNamed', { name, reason: t(refusalText(code, name)) })} </span>
        ))}
        {uploads.map(
          ({ id, media }) =>
            media?.known && <span key={id}>{t('media.known', { name: media.known.fileName })} </span>,
        )}
      </output>
    </>
  )
}
