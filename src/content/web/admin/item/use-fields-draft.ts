import { useEffect, useMemo, useRef, useState } from 'react'
import type { Item, ItemFields } from '#content/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import type { DraftState } from './use-edition-draft.ts'

export type FieldsDraft = ReturnType<typeof useFieldsDraft>

/** The language-neutral fields as they are being changed. Only what was changed is sent. */
export function useFieldsDraft(item: Item, onItem: (item: Item) => void) {
  const api = useApi()
  const [changed, setChanged] = useState<Partial<ItemFields>>({})
  const [state, setState] = useState<DraftState>('saved')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<Item>()
  const draft = useRef(changed)
  const version = useRef(item.version)
  useEffect(() => {
    version.current = Math.max(version.current, item.version)
  })

  const keep = (next: Partial<ItemFields>) => {
    draft.current = next
    setChanged(next)
  }

  const change = (part: Partial<ItemFields>) => {
    keep({ ...draft.current, ...part })
    setState('dirty')
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !((name.split('.')[0] ?? '') in part))),
    )
  }

  const save = async (): Promise<void> => {
    const sent = draft.current
    if (Object.keys(sent).length === 0) return
    setState('saving')
    try {
      const answer = await api.send<Item>('PATCH', `/api/admin/items/${item.id}`, {
        version: version.current,
        ...sent,
      })
      version.current = answer.version
      if (draft.current === sent) {
        keep({})
        setState('saved')
      } else setState('dirty')
      setProblems({})
      onItem(answer)
    } catch (error) {
      setState('failed')
      if (error instanceof ApiError && error.status === 409) setTheirs(itemIn(error.details.current))
      if (error instanceof ApiError && error.status === 422) setProblems(error.fields)
      throw error
    }
  }

  const settle = (choice: 'mine' | 'theirs') => {
    if (!theirs) return
    version.current = theirs.version
    setTheirs(undefined)
    if (choice === 'mine') return save()
    keep({})
    setState('saved')
    onItem(theirs)
  }

  const fields = useMemo(() => ({ ...item, ...changed }), [item, changed])
  return useSteady({ fields, changed, state, problems, theirs, change, save, settle })
}

/** A 409 `item.changed` carries the newer item, as the contract says. */
function itemIn(details: unknown): Item | undefined {
  return details as Item | undefined
}
