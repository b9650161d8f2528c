import type { PreviewOf } from '#desk/preview/contract.ts'
import { CourseView } from './course-view.tsx'

/** A course's draft as its page will show it, but for its lessons, which are drafts of their own. */
export function Component({ article }: PreviewOf<'course'>) {
  return (
    <article>
      <CourseView article={article} />
    </article>
  )
}
