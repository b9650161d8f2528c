import type { LoaderFunction } from 'react-router'
import { useLoaded } from '#platform/web/answers/use-answer.ts'
import { useSearchParams } from '#platform/web/router/router.ts'
import { orNotFound } from '#content/web/or-not-found.ts'
import { useOpenLists } from '#content/web/kind-name.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { useOwnAnswer } from '#platform/web/own-answer.ts'
import { loadContext } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page, PageTitle } from '#ui/page/page.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Ways } from '#ui/controls/ways.tsx'
import { HitList } from './hit-list.tsx'
import { NearestTitles } from './nearest-titles.tsx'
import { PageList } from './page-list.tsx'
import { searchQuery } from '../queries.ts'
import { SearchBox } from '../search-box.tsx'
import { SearchFilters } from './search-filters.tsx'
import styles from './search-page.module.css'
import { useListText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  await orNotFound(queryClient.ensureQueryData(searchQuery(language, new URL(request.url).searchParams)))
  return null
}

export function Component() {
  const t = useListText()
  const lists = useOpenLists()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const { data: results, refetch } = useLoaded(searchQuery(language, search))
  useOwnAnswer(refetch)
  const words = search.get('q')?.trim() ?? ''
  const title = words ? t('results', { words }) : t('title')
  return (
    <Page narrow>
      <PageHead
        title={title}
        description={words ? undefined : t('introduction')}
        canonicalPath={paths.search}
        isHidden={words !== ''}
      />
      <PageTitle title={title}>{words ? undefined : t('introduction')}</PageTitle>
      <SearchBox key={words} className={styles.box} defaultValue={words} isFirst={!words} />
      {words ? <SearchFilters /> : <Ways ways={lists} />}
      {results.didYouMean && <Correction words={results.didYouMean} />}
      {results.pages.length > 0 && <PageList pages={results.pages} />}
      {results.items.length > 0 && <HitList hits={results.items} />}
      {words && results.items.length + results.pages.length === 0 && (
        <EmptyState title={t('none', { words })} action={<WaysOn words={words} />}>
          <p>{t('advice')}</p>
        </EmptyState>
      )}
      {results.nearest.length > 0 && <NearestTitles titles={results.nearest} />}
      <Pagination page={results.page} hasNext={results.hasNext} />
    </Page>
  )
}

function Correction({ words }: { words: string }) {
  const t = useListText()
  return (
    <p>
      <Link to={`${paths.search}?${new URLSearchParams({ q: words })}`}>{t('didYouMean', { words })}</Link>
    </p>
  )
}

/** Out of the filters when some are set, else to where questions are answered. */
function WaysOn({ words }: { words: string }) {
  const t = useListText()
  const [search] = useSearchParams()
  const isNarrowed = ['kind', 'in', 'page'].some((name) => search.has(name))
  const to = isNarrowed ? `${paths.search}?${new URLSearchParams({ q: words })}` : paths.learn
  return (
    <Link className={buttons.secondary} to={to}>
      {t(isNarrowed ? 'without' : 'toLearn')}
    </Link>
  )
}
