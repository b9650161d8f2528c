import { useEffect, useMemo, useRef, useState } from 'react'
import type { Item, ItemFields } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import {
  beginFields,
  clashingFields,
  joinFields,
  laterFields,
  namesIn,
  resolveFields,
  type FieldClash,
} from './merging/field-clashes.ts'
import { isSessionOver } from './answers.ts'
import type { DraftState } from './machine/draft-state.ts'

export type FieldsDraft = ReturnType<typeof useFieldsDraft>

/** How often changes are sent over what others saved before the next try is the editor's. */
const mostTries = 3

/**
 * The language-neutral fields as they are being changed. Only what was changed is sent; where somebody else changed the same
 * field meanwhile, nothing is sent before one of both values is chosen.
 */
export function useFieldsDraft(item: Item, onItem: (item: Item) => void) {
  const api = useApi()
  const words = useChangedFields(item)
  const [state, setState] = useState<DraftState>('saved')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [clashes, setClashes] = useState<FieldClash[]>([])

  const change = (part: Partial<ItemFields>) => {
    words.change(part)
    setState('dirty')
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !((name.split('.')[0] ?? '') in part))),
    )
  }

  const saveOnce = async (tries = mostTries): Promise<void> => {
    if (namesIn(words.read()).length === 0) return
    const clashing = words.clashing()
    setClashes(clashing)
    if (clashing.length > 0) {
      setState('conflict')
      throw new ApiError(409, { code: 'item.changed' })
    }
    const sent = words.read()
    setState('saving')
    try {
      const answer = await api.patch('/api/admin/items/{id}', {
        path: { id: item.id },
        body: words.joined(),
      })
      setState(words.take(sent, answer) ? 'saved' : 'dirty')
      setProblems({})
      onItem(answer)
    } catch (error) {
      setState(isSessionOver(error) ? 'ended' : 'failed')
      if (error instanceof ApiError && error.status === 422) setProblems(error.fields)
      const theirs = detailsOf(error, 'item.changed')?.current
      if (!theirs || tries === 1) throw error
      words.meet(theirs)
      onItem(theirs)
      return saveOnce(tries - 1)
    }
  }
  const save = useOneAfterAnother(saveOnce)

  /** Ends a collision: each field that both changed stays as one of both has it. */
  const resolve = (isTheirs: (clash: FieldClash) => boolean): Promise<void> => {
    words.resolve(clashes.map((clash) => ({ ...clash, isTheirs: isTheirs(clash) })))
    setClashes([])
    if (namesIn(words.read()).length === 0) setState('saved')
    return save()
  }

  const { changed } = words
  const fields = useMemo(() => ({ ...item, ...changed }), [item, changed])
  return useSteady({ fields, changed, state, problems, clashes, change, save, resolve })
}

/** Who saves while a saving is under way would be told that somebody else had saved: the next one waits, and sends what is then changed. */
function useOneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  const last = useRef(Promise.resolve())
  const newest = useSteady({ work })
  return () => {
    const next = last.current.then(() => newest.work())
    last.current = next.catch(() => undefined)
    return next
  }
}

/** The fields that were changed, over what they began with and the newest item that is known: as of this moment, not of the last rendering. */
function useChangedFields(item: Item) {
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
    resolve(chosen: (FieldClash & { isTheirs: boolean })[]) {
      const next = resolveFields(newest.current, { changed: draft.current, begun: begun.current }, chosen)
      begun.current = next.begun
      keep(next.changed)
    },
  }
}
