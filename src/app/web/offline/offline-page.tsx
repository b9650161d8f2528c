import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#platform/web/router/router.ts'
import { paths, sameSitePath } from '#platform/paths.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle, Section } from '#ui/page/page.tsx'
import { useText } from './text.ts'
import { forgetKeptPages, forgetPocket } from './kept-list.ts'
import { listKeptPages, type KeptPage } from './list-kept-pages.ts'
import styles from './offline-page.module.css'
import { KeptWholes } from './wholes-section.tsx'

/** Between two looks. Milliseconds. */
const pause = 4_000

/** What of the site lies on this device; it also stands in for a page that can't be brought now, until it can. */
export function Component() {
  const t = useText()
  const [parameters] = useSearchParams()
  // The page that lies here was made for no page in particular.
  const isHydrated = useHydrated()
  const from = isHydrated ? sameSitePath(parameters.get('from'), '') : ''
  const { pages, isForgotten, forget } = useKept()
  const status = useRef<HTMLOutputElement>(null)
  useReturn(from)
  return (
    <Page narrow>
      <PageHead title={t('title')} description={t('text')} canonicalPath={paths.offline} />
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      {/* The worker shows it too, for who has not the scripts of this page. */}
      <div hidden={from === ''} data-wanted="">
        <div className={styles.wanted}>
          <p>{t('wanted')}</p>
          <a className={buttons.primary} href={from || paths.offline}>
            {t('again')}
          </a>
        </div>
      </div>
      <KeptWholes />
      {pages && (
        <Section title={t('kept')}>
          <output ref={status} tabIndex={-1} className={pages.length > 0 ? 'visually-hidden' : styles.none}>
            {pages.length === 0 && t(isForgotten ? 'forgotten' : 'none')}
          </output>
          {pages.length > 0 && (
            <>
              <ul className={styles.list}>
                {pages.map(({ path, title, language }) => (
                  <li key={path}>
                    {/* A whole page, from where it lies. */}
                    <a href={path} lang={language}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
              <button
                type="button"
                className={buttons.secondary}
                onClick={() => void forget().then(() => status.current?.focus())}
              >
                {t('forget')}
              </button>
            </>
          )}
        </Section>
      )}
    </Page>
  )
}

function useKept() {
  const [pages, setPages] = useState<KeptPage[]>()
  const [isForgotten, setForgotten] = useState(false)
  useEffect(() => void listKeptPages().then(setPages), [])
  return {
    pages,
    isForgotten,
    async forget() {
      await Promise.all([forgetKeptPages(), forgetPocket()])
      setForgotten(true)
      setPages([])
    },
  }
}

/**
 * Goes on to the page that was wanted as soon as the site has an answer to it, in a few bytes; a connection often counts as back before
 * it carries anything, and a site that starts is there before it shows any page.
 */
function useReturn(to: string): void {
  useEffect(() => {
    if (!to) return undefined
    const look = async () => {
      if (!navigator.onLine || document.hidden) return
      const answer = await fetch(to, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
      if (answer && answer.status < 500) location.replace(to)
    }
    const timer = setInterval(() => void look(), pause)
    const now = () => void look()
    addEventListener('online', now)
    return () => {
      clearInterval(timer)
      removeEventListener('online', now)
    }
  }, [to])
}
