import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import type { FaqEntry as Entry } from '#features/faq/contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './faq-entry.module.css'
import { HelpfulVote } from './helpful-vote.tsx'
import { useText } from './text.ts'

/** One question that opens on its answer. The anchor stands inside, so that browsers open the entry they are sent to, also without scripts. */
export function FaqEntry({ entry, isOpen }: { entry: Entry; isOpen: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const details = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()

  useEffect(() => {
    if (hash !== `#${entry.slug}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'center' })
  }, [hash, entry.slug])

  return (
    <details className={styles.entry} ref={details} open={isOpen}>
      <summary className={styles.question}>
        <span lang={entry.language === language ? undefined : entry.language}>{entry.question}</span>
        <Icon name="down" />
      </summary>
      <div className={styles.answer} id={entry.slug}>
        <ArticleBody article={entry} />
        <div className={styles.foot}>
          <HelpfulVote id={entry.id} question={entry.question} />
          <a className={styles.anchor} href={`#${entry.slug}`}>
            <Icon name="link" size={18} />
            {t('anchor')}
          </a>
        </div>
      </div>
    </details>
  )
}
