import { Badge, Button, Checkbox, Group, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { ListSaid } from '#ui/web/admin/list/list-said.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { Pager } from '#ui/web/admin/list/pager.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import longButton from '#ui/web/admin/long-button.module.css'
import { useText } from '../text.ts'
import styles from '../import/import.module.css'

interface Choice {
  from: Language
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Items that have a text in the first language, with how far their translation is. Choices stay while pages are turned. */
export function TranslatorsItems({ kind, ...choice }: Choice & { kind: ContentKind }) {
  const { from } = choice
  const address = useAddress()
  const rows = useQuery({
    ...apiQuery('/api/admin/items', {
      query: { kind, lang: from, [from]: 'written', q: address.read('q'), page: address.page },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ListSaid list={rows.data} isLate={rows.isPlaceholderData} />
      {rows.isError ? (
        <LoadFailure error={rows.error} onRetry={rows.refetch} />
      ) : rows.data ? (
        <Items items={rows.data.items} {...choice} />
      ) : (
        <Skeleton height={160} />
      )}
      {rows.data && <Pager page={rows.data.page} hasNext={rows.data.hasNext} />}
    </>
  )
}

function Items({ items, from, chosen, onChoose }: Choice & { items: readonly ItemRow[] }) {
  const t = useText()
  const word = useDeskText()
  if (items.length === 0) return <EmptyState title={t('translators.none')} />
  const needed = items.filter((row) => standingOf(row, from) !== 'upToDate')
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <>
      {needed.length > 0 && (
        <Button
          className={longButton.button}
          variant="default"
          onClick={() => onChoose(new Set([...chosen, ...needed.map(({ id }) => id)]))}
        >
          {t('translators.chooseNeeded')}
        </Button>
      )}
      <ul className={styles.list} aria-label={t('translators.items')}>
        {items.map((row) => (
          <li key={row.id} className={styles.entry}>
            <Group justify="space-between" gap="xs">
              <Checkbox
                label={<span lang={from}>{titleOf(row, from) || word('table.untitled')}</span>}
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
              />
              <Standing row={row} from={from} />
            </Group>
          </li>
        ))}
      </ul>
    </>
  )
}

function Standing({ row, from }: { row: ItemRow; from: Language }) {
  const t = useText()
  const standing = standingOf(row, from)
  const color = { missing: 'gold', behind: 'gold', upToDate: 'green' }[standing]
  return (
    <Badge color={color} variant="light" tt="none" miw="max-content">
      {t(`translators.${standing}`)}
    </Badge>
  )
}

function standingOf(row: ItemRow, from: Language): 'missing' | 'behind' | 'upToDate' {
  const translation = row.editions.find(({ language }) => language === otherLanguage(from))
  if (!translation) return 'missing'
  return translation.isStale ? 'behind' : 'upToDate'
}

function titleOf(row: ItemRow, language: Language): string {
  return row.editions.find((edition) => edition.language === language)?.title ?? ''
}
