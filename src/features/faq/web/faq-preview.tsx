import type { PreviewOf } from '#desk/preview/contract.ts'
import { QuestionView } from './question-view.tsx'

/** The draft of a question with its answer, open. */
export function Component({ article }: PreviewOf<'faq'>) {
  return (
    <article>
      <QuestionView entry={{ ...article, question: article.title }} isOpen isHeading />
    </article>
  )
}
