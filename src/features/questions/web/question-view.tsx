import type { ReactNode } from 'react'
import type { Article } from '#content/contract.ts'
import { ArticleBody } from '#content/web/article/article-body.tsx'
import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import { useForeign } from '#content/web/use-foreign.ts'
import { paths } from '#platform/paths.ts'
import { TextHead } from '#ui/page/text-head.tsx'
import { useText } from './text.ts'

interface Props {
  /** With its form, or as a draft of it reads. */
  question: Pick<Article, 'title' | 'language' | 'html'>
  /** The page on which the question was answered. */
  from?: string | undefined
  /** What came of an answer. */
  children?: ReactNode
}

/** A question by itself: on its page, and as a draft. */
export function QuestionView({ question, from, children }: Props) {
  const t = useText()
  return (
    <article>
      <TextHead
        back={from ? { to: from, label: t('page.backToText') } : { to: paths.learn, label: t('page.back') }}
        title={question.title}
        lang={useForeign(question)}
      >
        <LanguageNotice article={question} />
      </TextHead>
      {children}
      <ArticleBody article={question} />
    </article>
  )
}
