import { useRef, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '#platform/messages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import buttons from '#ui/controls/button.module.css'
import { Section } from '#ui/page/page.tsx'
import { useText } from './text.ts'
import { removeWhole } from './kept-list.ts'
import { followWholes, listWholes, type KeptWhole } from './kept-wholes.ts'
import styles from './wholes-section.module.css'

const none: readonly KeptWhole[] = []

/** What is kept as a whole, each with its pages and its size, and how much that is together. */
export function KeptWholes() {
  const t = useText()
  const { language } = useLanguage()
  const wholes = useSyncExternalStore(followWholes, listWholes, () => none).filter(
    ({ kind }) => kind !== 'attempt' && kind !== 'begun',
  )
  const [isRemoved, setRemoved] = useState(false)
  const status = useRef<HTMLOutputElement>(null)
  const remove = async (whole: KeptWhole) => {
    await removeWhole(whole)
    setRemoved(true)
    status.current?.focus()
  }
  const bytes = wholes.reduce((sum, whole) => sum + whole.bytes, 0)
  if (wholes.length === 0 && !isRemoved) return null
  return (
    <Section title={t('wholes.title')}>
      <output ref={status} tabIndex={-1} className={isRemoved ? styles.state : 'visually-hidden'}>
        {isRemoved && t('wholes.removed')}
      </output>
      <ul className={styles.list}>
        {wholes.map((whole) => (
          <li key={whole.cache}>
            <details className={styles.whole} open={wholes.length === 1}>
              <summary lang={whole.language}>
                {whole.title}
                <span lang={language} className={styles.facts}>
                  {t('wholes.pages', { count: whole.pages.length, size: formatBytes(whole.bytes, language) })}
                </span>
              </summary>
              <ol>
                {whole.pages.map((page) => (
                  <li key={page.path}>
                    {/* A whole page, from where it lies. */}
                    <a href={page.path} lang={page.language}>
                      {page.title}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
            {whole.isSaved ? (
              <span className={styles.facts}>{t('wholes.saved')}</span>
            ) : (
              <button type="button" className={buttons.secondary} onClick={() => void remove(whole)}>
                {t('wholes.removeOne')}
                <span className="visually-hidden">{whole.title}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {wholes.length > 1 && <p>{t('wholes.total', { size: formatBytes(bytes, language) })}</p>}
    </Section>
  )
}
