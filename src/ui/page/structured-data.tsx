import { scriptJson } from '#platform/web/script-json.ts'

/** A thing of schema.org. */
export interface StructuredThing {
  '@type': string
  [property: string]: unknown
}

/**
 * What a page says about its contents to search engines: data, which no browser runs, and which only the server writes, so that no
 * browser carries how.
 * Belongs at the end of a page; the leading elements of a page are its head.
 */
export function StructuredData({ things }: { things: readonly StructuredThing[] }) {
  const json = import.meta.env.SSR ? scriptJson({ '@context': 'https://schema.org', '@graph': things }) : ''
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
      // The one of the page that was sent stays as it is.
      suppressHydrationWarning
    />
  )
}

/** The way from the home page down to a page. */
export function breadcrumbs(
  { origin, siteName }: { origin: string; siteName: string },
  steps: readonly { name: string; path: string }[],
): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: siteName, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
