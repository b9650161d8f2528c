import type { Teaser } from '#content/contract.ts'
import { paths } from '#platform/paths.ts'
import { useCanonicalAddress } from '#ui/page/canonical-address.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { breadcrumbs, StructuredData, type StructuredThing } from '#ui/page/structured-data.tsx'
import { useText } from './text.ts'

interface Props {
  term: Teaser
  path: string
  aliases: readonly string[]
}

/** A term for search engines: what it is called, what it means, and the set that it belongs to. */
export function TermData({ term, path, aliases }: Props) {
  const t = useText()
  const site = useSiteIdentity()
  const url = useCanonicalAddress(path, term.language)
  return <StructuredData things={import.meta.env.SSR ? things() : []} />

  function things(): StructuredThing[] {
    const way = breadcrumbs(site, [
      { name: t('list.title'), path: paths.glossary },
      { name: term.title, path },
    ])
    const thing = {
      '@type': 'DefinedTerm',
      name: term.title,
      alternateName: aliases.length > 0 ? aliases : undefined,
      description: term.excerpt,
      inLanguage: term.language,
      url,
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        '@id': `${site.origin}${paths.glossary}`,
        name: t('list.title'),
        url: `${site.origin}${paths.glossary}`,
      },
    }
    return [thing, way]
  }
}
