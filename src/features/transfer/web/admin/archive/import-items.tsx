import { Badge, Button, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import type { ImportedItem, ImportResult } from '../../../contract.ts'
import { DataTable, type Column } from '#ui/web/admin/list/data-table.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import { useText } from '../text.ts'
import styles from './transfer.module.css'
import { useKindWords } from '#desk/web/kind-words.ts'

type Row = Pick<ImportedItem, 'kind' | 'slug' | 'title' | 'titleLanguage' | 'action' | 'id'> &
  Partial<ImportedItem>

const shownAtFirst = 20
const order = { problem: 0, create: 1, update: 2, unchanged: 3 }
const colors = { problem: 'red', create: 'green', update: 'gold', unchanged: 'gray' }

/** The items of an archive, those that change first; what is here already can be opened. */
export function ImportItems({ items }: { items: readonly Row[] | ImportResult['items'] }) {
  const t = useText()
  const kindWord = useKindWords()
  const [isAll, setAll] = useState(false)
  const columns: Column<Row>[] = [
    { key: 'item', title: t('transfer.item'), isMain: true, cell: nameOf },
    { key: 'kind', title: t('transfer.kind'), cell: ({ kind }) => kindWord(kind, 'own') },
    { key: 'action', title: t('transfer.action'), cell: actionOf },
  ]
  const rows: Row[] = [...items].sort((one, other) => order[stateOf(one)] - order[stateOf(other)])
  if (rows.length === 0) return null
  return (
    <Stack gap="sm">
      <Title order={3} size="h5">
        {t('transfer.items')}
      </Title>
      <DataTable
        label={t('transfer.items')}
        rows={isAll ? rows : rows.slice(0, shownAtFirst)}
        rowKey={(row) => `${row.kind}/${row.slug}`}
        columns={columns}
      />
      {!isAll && rows.length > shownAtFirst && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('transfer.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function nameOf(row: Row) {
  return <Name row={row} />
}

function actionOf(row: Row) {
  return <Action state={stateOf(row)} />
}

function stateOf({ action, problems = [] }: Row): keyof typeof order {
  return problems.length > 0 ? 'problem' : action
}

function Action({ state }: { state: keyof typeof order }) {
  const t = useText()
  const isSame = state === 'unchanged'
  return (
    <Badge color={colors[state]} variant={isSame ? 'default' : 'light'} tt="none" miw="max-content">
      {t(`transfer.action.${state}`)}
    </Badge>
  )
}

function Name({ row }: { row: Row }) {
  const name = row.title || row.slug
  const shown = { className: styles.words, lang: row.titleLanguage ?? undefined }
  if (!row.id || row.kind === 'lesson') return <span {...shown}>{name}</span>
  return (
    <Link {...shown} to={itemPath({ kind: row.kind, id: row.id })}>
      {name}
    </Link>
  )
}
