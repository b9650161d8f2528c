import { useMemo, useState } from 'react'
import type { Item, ItemFields } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { namesIn, type FieldClash, type Fields } from './merging/field-clashes.ts'
import { isSessionOver } from './answers.ts'
import type { Kept } from './device-store.ts'
import type { DraftState } from './machine/draft-state.ts'
import { useOneAfterAnother } from './one-after-another.ts'
import { useChangedFields } from './use-changed-fields.ts'
import { useKept } from './use-kept.ts'

export type FieldsDraft = ReturnType<typeof useFieldsDraft>

/** How often changes are sent over what others saved before the next try is the editor's. */
const mostTries = 3

/**
 * The language-neutral fields as they are being changed. Only what was changed is sent; where somebody else changed the same
 * field meanwhile, nothing is sent before one of both values is chosen. Until the server has them they are kept on this device.
 */
export function useFieldsDraft(item: Item, onItem: (item: Item) => void) {
  const api = useApi()
  const kept = useKept<Fields>(item.id, 'fields')
  const words = useChangedFields(item, kept)
  const [state, setState] = useState<DraftState>('saved')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [clashes, setClashes] = useState<FieldClash[]>([])

  const change = (part: Partial<ItemFields>) => {
    words.change(part)
    setState('dirty')
    setProblems((before) => problemsBeside(part, before))
  }

  const path = { id: item.id }
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
      const answer = await api.patch('/api/admin/items/{id}', { path, body: words.joined() })
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

  /** Goes on with the changes of an earlier page; what somebody else changed since clashes when they are saved. */
  const takeKept = (found: Kept<Fields>): Promise<void> => {
    words.takeUp(found)
    setState('dirty')
    return kept.dropWhenKept(found)
  }
  const { changed } = words
  const fields = useMemo(() => ({ ...item, ...changed }), [item, changed])
  return useSteady({ fields, changed, state, problems, clashes, kept, change, save, resolve, takeKept })
}

/** What was said of other fields than these. */
function problemsBeside(part: Fields, problems: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).filter(([name]) => !((name.split('.')[0] ?? '') in part)),
  )
}
