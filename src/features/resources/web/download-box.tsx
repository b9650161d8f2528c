import type { ResourceDetail } from '#features/resources/contract.ts'
import { paths } from '#platform/paths.ts'
import { listed } from '#platform/punctuation.ts'
import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import styles from './download-box.module.css'
import { useText } from './text.ts'
import { fileType, typeIcons } from './types.ts'

/** What the reader is about to get, then the way to get it. */
export function DownloadBox({
  resource,
  fileAddress,
}: {
  resource: Omit<ResourceDetail, 'related'>
  /** Where the file lies, when it is not yet to be had at the resource's own address. */
  fileAddress?: string
}) {
  const t = useText()
  const { language } = useLanguage()
  const { article, resourceType, file, fileLanguage, url, downloads, series } = resource
  // A series says of itself what it is; what was written beside it may be older.
  const { version, licence } = series ?? resource
  const kind = [t(`types.${resourceType}`), ...(file ? [fileType(file)] : [])]
  if (file && fileLanguage && fileLanguage !== language) kind.push(t(`language.${fileLanguage}`))
  const facts = [
    ['fact.kind', listed(kind, language)],
    ['fact.size', file && formatBytes(file.bytes, language)],
    ['fact.version', version && String(version)],
    ['fact.licence', licence],
    ['fact.downloads', downloads > 0 && t('fact.times', { count: downloads })],
  ] as const
  return (
    <section className={styles.box} aria-label={t('detail.get')}>
      <span className={styles.sign}>
        <Icon name={typeIcons[resourceType]} size={36} />
      </span>
      <dl className={styles.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {file && (
        <a
          className={buttons.primary}
          href={fileAddress ?? `${paths.resourceFile(article.slug)}?lang=${language}`}
          download
        >
          <Icon name="download" />
          {t('detail.download', { type: fileType(file), size: formatBytes(file.bytes, language) })}
        </a>
      )}
      {url && (
        <a className={file ? buttons.secondary : buttons.primary} href={url} rel="noopener noreferrer">
          <Icon name="external" />
          {t('detail.open')}
        </a>
      )}
    </section>
  )
}
