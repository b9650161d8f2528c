import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { queryOptionsOf, readAddress, useApi } from '#platform/web/query-client.ts'
import type { Trade } from '../../contract.ts'
import { readAll } from './read-all.ts'
import { withSent } from './sent-trades.ts'

/** Where a device keeps the journal of who is signed in; the app brings it along. */
export interface JournalDevice {
  read(): Promise<readonly Trade[] | undefined>
  /** Keeps what the server said; false where nothing can be kept. */
  write(trades: readonly Trade[]): Promise<boolean>
}

export interface Journal {
  trades: readonly Trade[]
  /** There is no connection: it is what the device had kept. */
  isFromDevice: boolean
}

const journalQuery = (api: ApiClient, device: JournalDevice) =>
  queryOptionsOf({
    // Begins as the address of the trades does, so that what goes out has it read again.
    queryKey: [readAddress('/api/journal/trades'), 'whole'],
    queryFn: () => readJournal(api, device),
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: 0,
    retry: false,
  })

/** The whole journal: from the server, or from this device while there is no connection. */
export function useJournal(device: JournalDevice) {
  const api = useApi()
  const client = useQueryClient()
  const outbox = useOutbox()
  // What has just been sent is shown as the server has it, until everything has been read again.
  const showSent = useEffectEvent((answer: unknown, entry: OutboxEntry) => {
    const { queryKey } = journalQuery(api, device)
    const before = client.getQueryData(queryKey)
    if (!before) return
    const trades = withSent(before.trades, answer, entry)
    client.setQueryData(queryKey, { ...before, trades })
    // It lies in the outbox no longer, and the connection may be gone before everything is read again.
    if (before.isFromDevice && trades !== before.trades) void device.write(trades)
  })
  useEffect(() => outbox.onSent(null, showSent), [outbox])
  const [isKept, setKept] = useState(false)
  const query = useQuery(journalQuery(api, device))
  // Nobody waits for the device: the journal is shown while it is being kept.
  const { data } = query
  useEffect(() => {
    if (data && !data.isFromDevice) void device.write(data.trades).then(setKept)
  }, [data, device])
  return { ...query, isKept: isKept || data?.isFromDevice === true }
}

async function readJournal(api: ApiClient, device: JournalDevice): Promise<Journal> {
  try {
    return { trades: await readAll(api), isFromDevice: false }
  } catch (error) {
    const isCut = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
    const kept = isCut ? await device.read() : undefined
    if (!kept) throw error
    return { trades: kept, isFromDevice: true }
  }
}
