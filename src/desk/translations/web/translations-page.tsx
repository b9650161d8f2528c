import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { languages } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { ChoiceFilter } from '#ui/web/admin/list/choice-filter.tsx'
import { DataTable } from '#ui/web/admin/list/data-table.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../../web/text.ts'
import { CoverageBoard } from './coverage-board.tsx'
import styles from './translations.module.css'
import { useOwedColumns } from './owed-columns.tsx'
import { contentKinds } from '#content/kinds.ts'
import { useKindWords } from '../../web/kind-words.ts'

/** How far the site is in both languages, and beneath it what a translator does next. */
export function Component() {
  const t = useText()
  const board = useQuery({ ...apiQuery('/api/admin/translations'), staleTime: 0 })
  return (
    <AdminPage title={t('translations.title')} about={t('translations.about')}>
      <section className={styles.part} aria-labelledby="coverage">
        <h2 id="coverage">{t('translations.board')}</h2>
        {board.isError ? (
          <LoadFailure error={board.error} onRetry={board.refetch} />
        ) : (
          <CoverageBoard kinds={board.data?.kinds} />
        )}
      </section>
      <WorkList />
    </AdminPage>
  )
}

function WorkList() {
  const t = useText()
  const kindWord = useKindWords()
  const { page, read } = useAddress()
  const { language: lang } = useLanguage()
  const filter = { language: read('language'), kind: read('kind') }
  const list = useQuery({
    ...apiQuery('/api/admin/translations/owed', { query: { ...filter, page, lang } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const columns = useOwedColumns()
  const isFiltered = filter.language !== '' || filter.kind !== ''
  return (
    <section className={styles.part} aria-labelledby="owed">
      <h2 id="owed">{t('translations.list')}</h2>
      <p className={styles.about}>{t('translations.listAbout')}</p>
      <Filters>
        <ChoiceFilter
          name="language"
          label={t('translations.into')}
          all={t('translations.anyLanguage')}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <ChoiceFilter
          name="kind"
          label={t('translations.kind')}
          all={t('translations.anyKind')}
          options={contentKinds.map((value) => ({ value, label: kindWord(value, 'many') }))}
        />
      </Filters>
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <EmptyState title={t(isFiltered ? 'translations.noneFiltered' : 'translations.none')}>
          {!isFiltered && <p>{t('translations.noneText')}</p>}
        </EmptyState>
      ) : (
        <DataTable
          label={t('translations.list')}
          columns={columns}
          rows={list.data?.items}
          rowKey={({ itemId, language }) => `${itemId} ${language}`}
        />
      )}
      {list.data && <Pager page={list.data.page} hasNext={list.data.hasNext} />}
    </section>
  )
}
