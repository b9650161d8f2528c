import { useLayoutEffect, useRef } from 'react'
import { usePlace } from '#platform/web/router/router.ts'
import type { FaqEntry as Entry } from '#features/faq/contract.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './faq-entry.module.css'
import { HelpfulVote } from './helpful-vote.tsx'
import { QuestionView } from './question-view.tsx'
import { useText } from './text.ts'

/** One question that opens on its answer. The anchor stands inside, so that browsers open the entry they are sent to, also without scripts. */
export function FaqEntry({ entry, isOpen }: { entry: Entry; isOpen: boolean }) {
  const t = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const { location, restoreScrollPosition } = usePlace()
  const isNamed = [entry.slug, ...(entry.formerSlugs ?? [])].some((slug) => location.hash === `#${slug}`)
  const isBack = typeof restoreScrollPosition === 'number'

  // Before the page goes to where its reader was, for which it has to be as long as it was.
  useLayoutEffect(() => {
    const it = details.current
    if (!isNamed || !it || it.open) return
    it.open = true
    if (!isBack) it.lastElementChild?.scrollIntoView()
  }, [isNamed, isBack])

  return (
    <QuestionView entry={entry} ref={details} isOpen={isOpen} id={entry.slug} formerIds={entry.formerSlugs}>
      <div className={styles.foot}>
        <HelpfulVote id={entry.id} question={entry.question} />
        <a className={styles.anchor} href={`#${entry.slug}`}>
          <Icon name="link" size={18} />
          {t('anchor')}
        </a>
      </div>
    </QuestionView>
  )
}
