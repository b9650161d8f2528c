import type { Card } from '#content/contract.ts'
import { paths } from '#platform/paths.ts'
import { useSiteIdentity } from '#ui/site-context.ts'
import { StructuredData } from '#ui/structured-data.tsx'

/** Courses among the cards of a public page, for search engines: their own pages are for members. */
export function CoursesData({ cards }: { cards: readonly Card[] }) {
  const { origin, siteName } = useSiteIdentity()
  const courses = cards.filter((card) => card.kind === 'course')
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
        isAccessibleForFree: true,
        provider,
      }))}
    />
  )
}
