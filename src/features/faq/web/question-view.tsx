import type { ReactNode, Ref } from 'react'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import type { FaqEntry } from '#features/faq/contract.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './faq-entry.module.css'

interface Props {
  entry: Pick<FaqEntry, 'language' | 'question' | 'html'>
  isOpen: boolean
  /** Where it stands alone, as a draft, it is the heading of its page. */
  isHeading?: boolean
  /** Anchor of the answer. */
  id?: string
  /** Earlier anchors, which stand where it does. */
  formerIds?: readonly string[]
  ref?: Ref<HTMLDetailsElement>
  /** What readers do after the answer. */
  children?: ReactNode
}

/** One question that opens on its answer: in the list of readers and of members, and as a draft. */
export function QuestionView({ entry, isOpen, isHeading = false, id, formerIds, ref, children }: Props) {
  const lang = useForeign(entry)
  return (
    <details className={styles.entry} ref={ref} open={isOpen}>
      <summary className={styles.question}>
        {isHeading ? <h1 lang={lang}>{entry.question}</h1> : <span lang={lang}>{entry.question}</span>}
        <Icon name="down" />
      </summary>
      <div className={styles.answer} id={id}>
        {formerIds?.map((former) => (
          <span key={former} id={former} />
        ))}
        <LanguageNotice article={entry} />
        <ArticleBody article={entry} />
        {children}
      </div>
    </details>
  )
}
