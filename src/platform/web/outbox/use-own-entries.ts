import { useMemo } from 'react'
import type { OutboxEntry } from './entries.ts'
import { useOutboxEntries } from './outbox-context.ts'
import { useSession } from '../session.ts'

/** What `read`, which stays the same, makes of the reader's entries that are on their way; of each id only what was wanted last. */
export function useOwnEntries<T extends { id: string }>(read: (entry: OutboxEntry) => T | null): T[] {
  const owner = useSession().user?.uid ?? null
  const entries = useOutboxEntries()
  return useMemo(() => {
    const mine = entries.flatMap((entry) => (entry.owner === owner ? (read(entry) ?? []) : []))
    return [...new Map(mine.map((one) => [one.id, one])).values()]
  }, [entries, owner, read])
}
