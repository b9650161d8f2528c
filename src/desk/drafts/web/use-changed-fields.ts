import { useEffect, useRef, useState } from 'react'
import type { Item, ItemFields } from '#content/contract.ts'
import type { Kept } from './device-store.ts'
import {
  beginFields,
  clashingFields,
  joinFields,
  laterFields,
  namesIn,
  resolveFields,
  takeUpFields,
  type FieldClash,
  type Fields,
} from './merging/field-clashes.ts'
import type { useKept } from './use-kept.ts'

/** The fields that were changed, over what they began with and the newest item that is known: as of this moment, not of the last rendering. */
export function useChangedFields(
  item: Item,
  device: Pick<ReturnType<typeof useKept<Fields>>, 'keepSoon' | 'forget'>,
) {
  const [changed, setChanged] = useState<Partial<ItemFields>>({})
  const draft = useRef(changed)
  const begun = useRef<Partial<ItemFields>>({})
  const newest = useRef(item)
  useEffect(() => {
    if (item.version >= newest.current.version) newest.current = item
  })
  const keep = (next: Partial<ItemFields>) => {
    begun.current = beginFields(newest.current, next, begun.current)
    draft.current = next
    setChanged(next)
    if (namesIn(next).length === 0) device.forget()
    else device.keepSoon({ basedOn: newest.current.version, text: next, base: begun.current })
  }

  return {
    changed,
    read: () => draft.current,
    change: (part: Partial<ItemFields>) => keep({ ...draft.current, ...part }),
    clashing: () => clashingFields(newest.current, draft.current, begun.current),
    /** What is sent, over the newest item. */
    joined: () => ({
      version: newest.current.version,
      ...joinFields(newest.current, draft.current, begun.current),
    }),
    /** What was sent is saved; true when nothing was changed meanwhile. */
    take(sent: Partial<ItemFields>, answer: Item): boolean {
      newest.current = answer
      const later = laterFields(answer, { changed: draft.current, begun: begun.current }, sent)
      begun.current = later.begun
      keep(later.changed)
      return namesIn(later.changed).length === 0
    },
    meet(theirs: Item) {
      newest.current = theirs
    },
    takeUp({ text, base }: Kept<Fields>) {
      const next = takeUpFields(
        { changed: draft.current, begun: begun.current },
        { changed: text, begun: base ?? {} },
      )
      begun.current = next.begun
      keep(next.changed)
    },
    resolve(chosen: (FieldClash & { isTheirs: boolean })[]) {
      const next = resolveFields(newest.current, { changed: draft.current, begun: begun.current }, chosen)
      begun.current = next.begun
      keep(next.changed)
    },
  }
}
