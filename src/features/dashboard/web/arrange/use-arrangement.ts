import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Arrangement, CardList } from '#features/dashboard/contract.ts'
import { readsAt, useApi } from '#platform/web/query-client.ts'

type State = 'idle' | 'saving' | 'saved' | 'wasReset' | 'failed'

/** The member's own order of the parts: it shows at once, and the newest is sent when the one before it has arrived. */
export function useArrangement(stored: Arrangement) {
  const api = useApi()
  const client = useQueryClient()
  const [shown, setShown] = useState(stored)
  const [state, setState] = useState<State>('idle')
  const wanted = useRef<CardList | 'reset' | null>(null)
  const isSending = useRef(false)

  const sendOne = async (one: CardList | 'reset') => {
    const saved =
      one === 'reset'
        ? await api.delete('/api/dashboard/cards')
        : await api.put('/api/dashboard/cards', { body: { cards: one } })
    if (wanted.current !== one) return
    wanted.current = null
    setShown(saved)
    setState(one === 'reset' ? 'wasReset' : 'saved')
  }

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    setState('saving')
    try {
      while (wanted.current !== null) await sendOne(wanted.current)
      await client.invalidateQueries(readsAt('/api/dashboard'))
    } catch {
      setState('failed')
    } finally {
      isSending.current = false
    }
  }

  return {
    shown,
    state,
    set(cards: CardList) {
      wanted.current = cards
      setShown({ cards, isOwn: true })
      void send()
    },
    reset() {
      wanted.current = 'reset'
      void send()
    },
    sendAgain: () => void send(),
  }
}
