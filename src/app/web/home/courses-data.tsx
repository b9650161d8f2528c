import type { CatalogueCourse } from '#features/courses/contract.ts'
import { paths } from '#platform/paths.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { StructuredData } from '#ui/page/structured-data.tsx'

/** The courses of a public page, for search engines: their own pages are for members. */
export function CoursesData({ courses }: { courses: readonly CatalogueCourse[] }) {
  const { origin, siteName } = useSiteIdentity()
  if (courses.length === 0) return null
  const provider = { '@type': 'Organization', name: siteName, url: `${origin}/` }
  return (
    <StructuredData
      things={courses.map((card) => ({
        '@type': 'Course',
        name: card.title,
        description: card.excerpt,
        inLanguage: card.language,
        url: `${origin}${paths.course(card.slug)}`,
        image: card.cover ? `${origin}${card.cover.src}` : undefined,
        timeRequired: card.minutes > 0 ? `PT${card.minutes}M` : undefined,
        teaches: card.outcomes.length > 0 ? card.outcomes : undefined,
        isAccessibleForFree: true,
        provider,
      }))}
    />
  )
}
