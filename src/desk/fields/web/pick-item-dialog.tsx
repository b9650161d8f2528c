import { Button, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ItemRow } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../web/text.ts'
import { titlesOf } from '../../web/titles-of.ts'
import { ItemName } from './item-name.tsx'
import { ItemSearch } from '../../web/item-search.tsx'
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
        <ItemSearch kind={kind} except={except}>
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
