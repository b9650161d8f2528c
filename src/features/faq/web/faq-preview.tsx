import { LanguageNotice } from '#content/web/article/language-notice.tsx'
import type { PreviewOf } from '#desk/preview/contract.ts'
import { QuestionView } from './question-view.tsx'

/** The draft of a question with its answer, open. */
export function Component({ article }: PreviewOf<'faq'>) {
  return (
    <article>
      <LanguageNotice article={article} />
      <QuestionView entry={{ ...article, question: article.title }} isOpen isHeading />
    </article>
  )
}
