import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams, type LoaderFunction } from 'react-router'
import { FilteredList } from '#content/web/filtered-list.tsx'
import { orNotFound } from '#content/web/or-not-found.ts'
import { WordsSearch } from '#content/web/words-search.tsx'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { GlossaryData } from './glossary-data.tsx'
import { GlossaryIndex } from './glossary-index.tsx'
import { glossaryQuery } from './queries.ts'
import { useText } from './text.ts'

export const loader: LoaderFunction = async ({ context, request }) => {
  const { queryClient, language } = context.get(loadContext)
  const words = new URL(request.url).searchParams.get('q') ?? ''
  await orNotFound(queryClient.ensureQueryData(glossaryQuery(language, words)))
  return null
}

export function Component() {
  const t = useText()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const words = search.get('q') ?? ''
  const { data } = useSuspenseQuery(glossaryQuery(language, words))
  const nothing = words
    ? { title: t('list.noneFound'), to: paths.glossary, label: t('list.showAll') }
    : { title: t('list.empty'), to: paths.learn, label: t('list.toLearn') }
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        canonicalPath={paths.glossary}
        isHidden={words !== ''}
      />
      <FilteredList
        title={t('list.title')}
        introduction={t('list.introduction')}
        filters={
          <WordsSearch
            words={words}
            label={t('list.search')}
            find={t('list.find')}
            all={{ to: paths.glossary, label: t('list.showAll') }}
          />
        }
        waiting={<Spinner />}
        nothing={data.count === 0 ? nothing : null}
      >
        <GlossaryIndex glossary={data} />
      </FilteredList>
      {words === '' && <GlossaryData />}
    </Page>
  )
}
