import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ContentKind } from '#content/kinds.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ClearFilters } from '#ui/web/admin/list/clear-filters.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../../web/text.ts'
import { filterNames } from './table-filters.ts'
import { useKindWords } from '../../web/kind-words.ts'

/** Says why a table is empty: nothing fits the filters, an empty bin, nothing yet, or a page beyond the last one. */
export function NothingListed(props: { kind: ContentKind; isBin: boolean; start: ReactNode }) {
  const t = useText()
  const kindWord = useKindWords()
  const address = useAddress()
  if (address.page > 1) {
    const back = (
      <Button variant="default" onClick={() => address.set({ page: '' })}>
        {t('table.firstPage')}
      </Button>
    )
    return <EmptyState title={t('table.beyond')} action={back} />
  }
  if (filterNames.some((name) => address.read(name) !== '')) {
    const clear = <ClearFilters names={filterNames}>{t('table.clearFilters')}</ClearFilters>
    return (
      <EmptyState title={t('table.noMatch')} action={clear}>
        <p>{t('table.noMatchText')}</p>
      </EmptyState>
    )
  }
  if (props.isBin) {
    return (
      <EmptyState title={t('table.binEmpty')}>
        <p>{t('table.binEmptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={kindWord(props.kind, 'none')} action={props.start}>
      <p>{kindWord(props.kind, 'about')}</p>
    </EmptyState>
  )
}
