import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { Chart } from '#content/blocks/nodes/practice/chart.ts'
import '#ui/blocks/chart.css'
import type { Language } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../../../../web/text.ts'
import blocks from '../../blocks.module.css'
import styles from './chart.module.css'

/** A chart as readers will see it, drawn by the server; nothing of it can be pressed here. */
export function ChartDrawing({ attrs, language }: { attrs: Chart['attrs']; language: Language }) {
  const t = useText()
  const api = useApi()
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['chart-drawing', language, attrs],
    queryFn: () => api.post('/api/admin/chart-drawings', { body: { attrs, language } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  if (isPending) return <Text size="sm">…</Text>
  if (isError) return <LoadFailure error={error} onRetry={refetch} />
  if (data.html === null) return <p className={blocks.missing}>{t('chart.nothing')}</p>
  return <div className={styles.drawing} inert dangerouslySetInnerHTML={{ __html: data.html }} />
}
