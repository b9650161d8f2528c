import type { PreviewOf } from '#desk/preview/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../text.ts'
import { LessonView } from './lesson-view.tsx'

/** A lesson's draft as its page will show it, without its place in the course. */
export function Component({ article, files }: PreviewOf<'lesson'>) {
  const t = useText()
  const { language: reader } = useLanguage()
  const tracks = languages.flatMap((language) => {
    const url = files[article.extras.captions?.[language] ?? '']?.url
    return url ? [{ language, url }] : []
  })
  const captions = tracks.toSorted(
    (one, other) => Number(other.language === reader) - Number(one.language === reader),
  )
  return <LessonView article={article} captions={captions} back={{ to: paths.courses, label: t('back') }} />
}
