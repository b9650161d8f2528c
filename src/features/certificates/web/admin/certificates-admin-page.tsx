import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { Filters } from '#ui/web/admin/list/filters.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import type { ListedCertificate } from '../../contract.ts'
import { CertificateMenu } from './certificate-menu.tsx'
import { SigningKeys } from './signing-keys.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useText } from './text.ts'

/** Every issued certificate, and the keys that sign their badges. */
export function Component() {
  const t = useText()
  const address = useAddress()
  const { page } = address
  const q = address.read('q')
  const list = useQuery({
    ...apiQuery('/api/admin/certificates', { query: { q, page } }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const columns = useColumns()
  return (
    <AdminPage title={t('title')} about={t('about')}>
      <Filters>
        <SearchField label={t('search')} />
      </Filters>
      <ListSaid list={list.data} isLate={list.isPlaceholderData} />
      {list.isError ? (
        <LoadFailure error={list.error} onRetry={list.refetch} />
      ) : list.data?.items.length === 0 ? (
        <EmptyState title={t('none')}>{!q && <p>{t('noneText')}</p>}</EmptyState>
      ) : (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={list.data?.items}
          rowKey={(certificate) => certificate.id}
        />
      )}
      <Pager page={page} hasNext={list.data?.hasNext ?? false} />
      <SigningKeys />
    </AdminPage>
  )
}

function useColumns(): Column<ListedCertificate>[] {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const other = language === 'en' ? 'am' : 'en'
  return [
    {
      key: 'holder',
      title: t('holder'),
      isMain: true,
      cell: ({ holder }) => (
        <>
          <span lang="en">{holder.latin}</span>
          <br />
          <span lang="am">{holder.ethiopic}</span>
        </>
      ),
    },
    {
      key: 'course',
      title: t('course'),
      cell: ({ title }) => (
        <span lang={title[language] ? undefined : other}>{title[language] ?? title[other]}</span>
      ),
    },
    {
      key: 'score',
      title: t('score'),
      cell: ({ score }) => (score === null ? '–' : t('score.value', { score })),
    },
    { key: 'issued', title: t('issued'), cell: ({ issuedAt }) => dates.date(issuedAt) },
    {
      key: 'state',
      title: t('state'),
      cell: ({ status, reason }) => <StatusBadge status={status} reason={reason?.[language]} />,
    },
    {
      key: 'actions',
      title: t('actions'),
      isTitleHidden: true,
      cell: (certificate) => <CertificateMenu certificate={certificate} />,
    },
  ]
}
