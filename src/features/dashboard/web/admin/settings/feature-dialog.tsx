import { NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import { titlesOf } from '#desk/web/titles-of.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import styles from './settings.module.css'
import { useText } from '../text.ts'
import { useFeature } from './use-feature.ts'
import { kindsWith } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

const kinds = kindsWith('featured')

/** Finds a published item to put first on the home page. */
export function FeatureDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const kindWord = useKindWords()
  const [kind, setKind] = useState<(typeof kinds)[number]>('blog')
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), 300)
  const list = useQuery({
    ...apiQuery('/api/admin/items', { query: { kind, q, state: 'published' } }),
    placeholderData: keepPreviousData,
  })
  const feature = useFeature(onClose)
  const rows = list.data?.items.filter((row) => !row.featured)
  const isAllFeatured = rows?.length === 0 && list.data?.items.length !== 0
  return (
    <Dialog onClose={onClose} size="lg" title={t('featured.add')}>
      <Stack>
        <NativeSelect
          label={t('featured.kind')}
          data={kinds.map((value) => ({ value, label: kindWord(value, 'many') }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? 'blog')}
        />
        <TextInput
          type="search"
          label={t('featured.search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
        {list.isPending && <Skeleton height={96} />}
        <ListSaid
          list={
            isAllFeatured ? undefined : rows && { items: rows, page: 1, hasNext: list.data?.hasNext ?? false }
          }
          isLate={list.isPlaceholderData}
          hasNoPages
        />
        <output>{isAllFeatured && t('featured.allChosen')}</output>
        {rows?.length === 0 && !isAllFeatured && <Text c="dimmed">{t('featured.noMatch')}</Text>}
        <ul className={styles.rows}>
          {rows?.map((row) => (
            <Found
              key={row.id}
              row={row}
              isBusy={feature.isPending}
              onChoose={() => feature.mutate({ id: row.id, featured: true })}
            />
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

function Found({ row, isBusy, onChoose }: { row: ItemRow; isBusy: boolean; onChoose: () => void }) {
  const t = useText()
  const { language } = useLanguage()
  const [shown] = titlesOf(row, language)
  const title = shown?.title ?? t('untitled')
  return (
    <li className={styles.row}>
      <Text lang={shown?.language}>{title}</Text>
      <ActionButton
        variant="default"
        disabled={isBusy}
        aria-label={t('featured.chooseNamed', { title })}
        onClick={onChoose}
      >
        {t('featured.choose')}
      </ActionButton>
    </li>
  )
}
