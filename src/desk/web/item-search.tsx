import { Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState, type ReactNode } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from './text.ts'

interface Props {
  kind: ContentKind
  /** The words that are looked for at first. */
  words?: string
  /** Items that are not offered. */
  except?: readonly string[]
  /** Only those with this detail. */
  use?: string | undefined
  resourceType?: string | undefined
  /** Only those that have a series of these forms, such as `prices,values`. */
  series?: string | undefined
  /** What is said while there is none, whatever words are looked for. */
  none?: ReactNode
  children: (rows: readonly ItemRow[]) => ReactNode
}

/** Looks for items of a kind by their titles, also for those that are not published yet. */
export function ItemSearch({ kind, words: first = '', except = [], children, none, ...about }: Props) {
  const t = useText()
  const [words, setWords] = useState(first)
  const isOpened = useRef(false)
  const [q] = useDebouncedValue(words.trim(), 300)
  const list = useQuery({
    ...apiQuery('/api/admin/items', { query: { kind, q, ...about } }),
    // What is found by both stays where it is: a press at that moment is not lost.
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.items.filter((row) => !except.includes(row.id))
  return (
    <>
      <TextInput
        type="search"
        label={t('table.search')}
        value={words}
        maxLength={100}
        data-autofocus
        onFocus={({ currentTarget }) => {
          // The words of before give way to what is typed.
          if (!isOpened.current) currentTarget.select()
          isOpened.current = true
        }}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ListSaid
        list={rows && { items: rows, page: 1, hasNext: list.data?.hasNext ?? false }}
        isLate={list.isPlaceholderData}
        hasNoPages
      />
      {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {rows?.length === 0 && ((q === '' && none) || <Text c="dimmed">{t('table.noMatch')}</Text>)}
      {children(rows ?? [])}
    </>
  )
}
