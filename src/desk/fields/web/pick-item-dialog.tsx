import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import { ItemName } from './item-name.tsx'
import styles from './named-items.module.css'
import { useKindWords } from '../../web/kind-words.ts'

interface Props {
  title: string
  /** At least one. */
  kinds: readonly ContentKind[]
  /** Items that are not offered. */
  except: readonly string[]
  onPick: (id: string) => void
  onClose: () => void
}

/** Finds an item by its title, also one that is not published yet. */
export function PickItemDialog({ title, kinds, except, onPick, onClose }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const [kind, setKind] = useState(firstOf(kinds))
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), 300)
  const list = useQuery(apiQuery('/api/admin/items', { query: { kind, q } }))
  const rows = list.data?.items.filter((row) => !except.includes(row.id))
  return (
    <Dialog onClose={onClose} size="lg" title={title}>
      <Stack>
        {kinds.length > 1 && (
          <NativeSelect
            label={t('pick.kind')}
            data={kinds.map((value) => ({ value, label: kindWord(value, 'many') }))}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setKind((now) => kinds.find((one) => one === value) ?? now)
            }
          />
        )}
        <TextInput
          type="search"
          label={t('table.search')}
          value={words}
          maxLength={100}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
        {rows?.length === 0 && <Text c="dimmed">{t('table.noMatch')}</Text>}
        <ul className={styles.list}>
          {rows?.map((row) => (
            <li key={row.id} className={styles.row}>
              <ItemName row={row} />
              <PickButton row={row} onPick={onPick} />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}

function PickButton({ row, onPick }: { row: ItemRow; onPick: (id: string) => void }) {
  const t = useText()
  const { language } = useLanguage()
  const title = titlesOf(row, language)[0]?.title ?? row.slug
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={t('pick.chooseNamed', { title })}
      onClick={() => onPick(row.id)}
    >
      {t('pick.choose')}
    </Button>
  )
}

/** @throws when there is none to choose from */
function firstOf(kinds: readonly ContentKind[]): ContentKind {
  const [first] = kinds
  if (!first) throw new Error('no kinds to pick an item of')
  return first
}
