import type { PreviewOf } from '#desk/preview/contract.ts'
import { QuestionView } from './question-view.tsx'

/** A draft of a question as it reads. */
export function Component({ article }: PreviewOf<'question'>) {
  return <QuestionView question={article} />
}
