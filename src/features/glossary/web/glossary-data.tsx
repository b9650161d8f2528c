import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useCanonicalAddress } from '#ui/page/canonical-address.ts'
import { useSiteIdentity } from '#ui/page/site-context.ts'
import { breadcrumbs, StructuredData } from '#ui/page/structured-data.tsx'
import { useText } from './text.ts'

/** The glossary for search engines: a set of terms, each of which says on its own page that it belongs to it. */
export function GlossaryData() {
  const t = useText()
  const site = useSiteIdentity()
  const { language } = useLanguage()
  const url = useCanonicalAddress(paths.glossary, language)
  const way = breadcrumbs(site, [{ name: t('list.title'), path: paths.glossary }])
  const set = {
    '@type': 'DefinedTermSet',
    '@id': `${site.origin}${paths.glossary}`,
    name: t('list.title'),
    description: t('list.description'),
    inLanguage: language,
    url,
  }
  return <StructuredData things={[set, way]} />
}
