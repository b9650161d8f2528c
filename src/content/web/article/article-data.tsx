import type { Teaser } from '../../contract.ts'
import { useCanonicalAddress } from '#ui/page/canonical-address.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { breadcrumbs, StructuredData, type StructuredThing } from '#ui/page/structured-data.tsx'

interface Props {
  article: Teaser
  path: string
  /** The pages above this one, the home page left out. */
  above: readonly { name: string; path: string }[]
  /** Whether the text itself is what readers come for, as with posts and learn pages. */
  isArticle?: boolean
}

/** What a text says about itself to search engines: what it is, and where it stands on the site. */
export function ArticleData({ article, path, above, isArticle = false }: Props) {
  const site = useSiteIdentity()
  const url = useCanonicalAddress(path, article.language)
  return <StructuredData things={import.meta.env.SSR ? things() : []} />

  function things(): StructuredThing[] {
    const way = breadcrumbs(site, [...above, { name: article.title, path }])
    return isArticle ? [articleThing(article, url, site), way] : [way]
  }
}

function articleThing(
  article: Teaser,
  url: string,
  { origin, siteName }: { origin: string; siteName: string },
): StructuredThing {
  const publisher = { '@type': 'Organization', name: siteName, url: `${origin}/` }
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.language,
    url,
    image: article.cover ? `${origin}${article.cover.src}` : undefined,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.updatedAt).toISOString(),
    author:
      article.authors.length > 0 ? article.authors.map((name) => ({ '@type': 'Person', name })) : [publisher],
    publisher,
    keywords: article.tags.length > 0 ? article.tags.map(({ label }) => label) : undefined,
    timeRequired: `PT${article.minutes}M`,
    ...accessOf(article),
  }
}

/** Of a text for members, search engines are told which part of the page is not for everybody. */
function accessOf({ access }: Teaser) {
  if (access === 'public') return { isAccessibleForFree: true }
  const part = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.members-only' }
  return { isAccessibleForFree: false, hasPart: part }
}
