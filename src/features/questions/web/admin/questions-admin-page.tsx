import { IconArrowsExchange } from '@tabler/icons-react'
import type { ItemRow } from '#content/contract.ts'
import { ContentTable } from '#desk/item-table/web/content-table.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/web/admin/link-button.tsx'
import { RightShare } from './statistics/right-share.tsx'
import { useText } from './text.ts'

export function Component() {
  const t = useText()
  const exchange = (
    <LinkButton to={paths.admin.transferQuestions} icon={IconArrowsExchange}>
      {t('exchange')}
    </LinkButton>
  )
  const rightShare = { key: 'rightShare', title: t('statistics.column'), cell: rightShareOf }
  return <ContentTable kind="question" actions={exchange} ownColumn={rightShare} />
}

function rightShareOf({ id }: ItemRow) {
  return <RightShare id={id} />
}
