import type { PreviewOf } from '#desk/preview/contract.ts'
import { paths } from '#platform/paths.ts'
import { useText } from '../text.ts'
import { LessonView } from './lesson-view.tsx'

/** A lesson's draft as its page will show it, without its place in the course. */
export function Component({ article }: PreviewOf<'lesson'>) {
  const t = useText()
  return <LessonView article={article} back={{ to: paths.courses, label: t('back') }} />
}
