import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { DataSetVersions } from '../../contract.ts'
import { RowsTable } from './rows-table.tsx'
import styles from './series-part.module.css'
import { SeriesUpload } from './series-upload.tsx'
import { useText } from './text.ts'

/** The series of a data set: its versions, and the way to a new one. Nothing for other resources. */
export function SeriesPart({ item, details }: KindFieldsProps<'resource'>) {
  if (details.resourceType !== 'dataset') return null
  return <Series key={item.id} itemId={item.id} isSaved={item.details.resourceType === 'dataset'} />
}

/** `isSaved`: whether the server knows that this is a data set. */
function Series({ itemId, isSaved }: { itemId: string; isSaved: boolean }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const stored = useQuery(apiQuery('/api/admin/data-sets/{id}', { path: { id: itemId } }))
  return (
    <section className={styles.part} aria-labelledby="series-part">
      <Title order={2} size="h3" id="series-part" ref={heading} tabIndex={-1}>
        {t('title')}
      </Title>
      <Text>{t('about')}</Text>
      {stored.isPending && <Skeleton height={120} />}
      {stored.isError && <LoadFailure error={stored.error} onRetry={stored.refetch} />}
      {stored.data && (
        <>
          <Versions stored={stored.data} />
          <SeriesUpload
            itemId={itemId}
            newest={stored.data.versions[0]}
            isSaved={isSaved}
            // What was pressed is gone by then.
            onKept={() => heading.current?.focus()}
          />
        </>
      )}
    </section>
  )
}

function Versions({ stored: { versions, rows } }: { stored: DataSetVersions }) {
  const t = useText()
  const dates = useDates()
  if (versions.length === 0) return <Text fw={600}>{t('none')}</Text>
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('versions')}
      </Title>
      <ul className={styles.list}>
        {versions.map(({ version, form, length, unit, isMadeUp, licence, uploadedAt }) => (
          <li key={version}>
            <Text fw={600}>{t('version', { version: String(version) })}</Text>
            <Text size="sm">
              {[
                t(`count.${form}`, { count: length }),
                unit,
                t(isMadeUp ? 'madeUp.yes' : 'madeUp.no'),
                licence,
                dates.dateTime(uploadedAt),
              ].join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      {rows && <RowsTable rows={rows} label={t('rows')} />}
    </Stack>
  )
}
