import type { ReactNode } from 'react'
import type { Article } from '../../contract.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ArticleBody } from './article-body.tsx'
import styles from './article-layout.module.css'
import { RiskNotice } from './risk-notice.tsx'
import { Sources } from './sources.tsx'
import { TableOfContents } from './table-of-contents.tsx'

interface Props {
  article: Article
  /** Between head and text, such as objectives. */
  before?: ReactNode
  /** Below the table of contents on wide screens. */
  aside?: ReactNode
  /** After the text. */
  children?: ReactNode
}

/** A text with its contents beside it. */
export function ArticleLayout({ article, before, aside, children }: Props) {
  const { language } = useLanguage()
  return (
    <div className={styles.layout}>
      <div className={styles.contents}>
        <TableOfContents
          headings={article.headings}
          lang={article.language === language ? undefined : article.language}
        />
        {aside}
      </div>
      <div className={styles.text}>
        <RiskNotice riskLevel={article.riskLevel} />
        {before}
        <ArticleBody article={article} />
        <Sources sources={article.sources} />
        {children}
      </div>
    </div>
  )
}
