import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ItemName } from './item-name.tsx'
import { ItemSearch } from './item-search.tsx'
import styles from './named-items.module.css'
import { useText } from './text.ts'
import { titlesOf } from './titles-of.ts'

interface Props {
  kind: ContentKind
  /** Items that are not offered. */
  except?: readonly string[]
  /** Only those with this detail. */
  use?: string | undefined
  resourceType?: string | undefined
  series?: string | undefined
  /** What is said while there is none of them. */
  none?: ReactNode
  onPick: (id: string) => void
}

/** Finds items of a kind by their title, also those that are not published yet, each with a button that chooses it. */
export function ItemChoice({ onPick, ...search }: Props) {
  return (
    <ItemSearch {...search}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <ItemName row={row} />
              <PickButton row={row} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </ItemSearch>
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
