import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ContentKind } from '#content/kinds.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useText } from '../../web/text.ts'
import { ItemChoice } from '../../web/item-choice.tsx'
import { useKindWords } from '../../web/kind-words.ts'

interface Props {
  title: string
  /** At least one. */
  kinds: readonly ContentKind[]
  /** Only those with this detail. */
  use?: string | undefined
  resourceType?: string | undefined
  series?: string | undefined
  /** Items that are not offered. */
  except: readonly string[]
  onPick: (id: string) => void
  onClose: () => void
}

/** Finds an item by its title, also one that is not published yet. */
export function PickItemDialog({ title, kinds, onClose, ...choice }: Props) {
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
        <ItemChoice kind={kind} {...choice} />
      </Stack>
    </Dialog>
  )
}

/** @throws when there is none to choose from */
function firstOf(kinds: readonly ContentKind[]): ContentKind {
  const [first] = kinds
  if (!first) throw new Error('no kinds to pick an item of')
  return first
}
