import { Stack, Text } from '@mantine/core'
import { useContext } from 'react'
import { RowsContext } from '#desk/item-table/web/rows-context.ts'
import { formatNumber } from '#platform/messages.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import type { ItemStatistics } from '../../../statistics/contract.ts'
import { useText } from '../text.ts'
import { statisticsQuery } from './queries.ts'

/** How many answers to an exercise are right, and whether an editor should look at it. All rows ask together. */
export function RightShare({ id }: { id: string }) {
  const t = useText()
  const { language } = useLanguage()
  const ids = useContext(RowsContext).map((row) => row.id)
  const { data } = useQuery({ ...statisticsQuery(ids), placeholderData: keepPreviousData })
  const own = data?.items.find(({ questionId }) => questionId === id)
  if (!own) return '…'
  if (own.rightShare === null) return <Text c="dimmed">{t('statistics.columnNone')}</Text>
  const look = worthALook(own)
  return (
    <Stack gap={2}>
      <span>{formatNumber(own.rightShare, language, { style: 'percent' })}</span>
      {look && (
        <Text size="sm" c="dimmed">
          {t(`statistics.look.${look}`)}
        </Text>
      )}
    </Stack>
  )
}

function worthALook({ finding }: ItemStatistics): 'doubtful' | 'hard' | 'weak' | undefined {
  return finding === 'doubtful' || finding === 'hard' || finding === 'weak' ? finding : undefined
}
