import { useMemo, useState } from 'react'
import { apiAddress } from '#platform/web/api-client.ts'
import { newKey } from '#platform/web/idempotency-key.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOutbox, useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { untilSafe } from '#platform/web/outbox/until-safe.ts'
import { useSession } from '#platform/web/session.ts'
import type { Trade } from '../../contract.ts'
import { picturesOf, subjectOf } from '../device/outgoing.ts'

/** A picture as it is shown: the server's, or one that this device has not told the server of. */
export interface ShownPicture {
  id: string
  description: string
  /** Of the server's. */
  address?: string
  /** Of the one that waits. */
  entry?: OutboxEntry
}

/** The pictures of a trade, with what is on its way; and what a member does with them. */
export function usePictures({ id: tradeId, pictures, fields }: Trade) {
  const outbox = useOutbox()
  const owner = useSession().user?.uid ?? null
  const entries = useOutboxEntries()
  // What was deleted stays away also between the server's word and the next list.
  const [removed, setRemoved] = useState<readonly string[]>([])
  const shown = useMemo(() => {
    const beginning = picturesOf(tradeId)
    const mine = entries.filter((entry) => entry.owner === owner && entry.subject.startsWith(beginning))
    const idOf = ({ subject }: OutboxEntry) => subject.slice(beginning.length)
    const gone = new Set([...removed, ...mine.filter(({ method }) => method === 'DELETE').map(idOf)])
    const sent = pictures.map(({ id, description }): ShownPicture => {
      return { id, description, address: addressOf(tradeId, id) }
    })
    const waiting = mine.flatMap((entry): ShownPicture[] =>
      entry.file && pictures.every(({ id }) => id !== idOf(entry))
        ? [{ id: idOf(entry), description: wordsOf(entry.body), entry }]
        : [],
    )
    return [...sent, ...waiting].filter(({ id }) => !gone.has(id))
  }, [entries, owner, pictures, removed, tradeId])
  const about = (id: string) => ({
    subject: `${picturesOf(tradeId)}${id}`,
    kind: 'trade' as const,
    title: fields.instrument,
    path: addressOf(tradeId, id),
    touches: ['/api/journal/trades'] as const,
  })
  return {
    shown,
    /** Keeps it on the device at once, and on the server as soon as there is a connection; done once it outlives this page. */
    async add(file: Blob, description: string): Promise<void> {
      const picture = about(newKey().padEnd(16, '0'))
      await outbox.add({
        ...picture,
        after: [subjectOf(tradeId)],
        method: 'PUT',
        body: { description },
        file,
      })
      await untilSafe(outbox, picture.subject)
    },
    remove({ id, entry }: ShownPicture): void {
      setRemoved((ids) => [...ids, id])
      if (entry?.attempts === 0) outbox.discard(entry.id)
      else void outbox.add({ ...about(id), method: 'DELETE' })
    },
  }
}

/** It is read, kept and deleted at one address. */
function addressOf(tradeId: string, id: string): string {
  const path = { id: tradeId, picture: id }
  return apiAddress('DELETE', '/api/journal/trades/{id}/pictures/{picture}', { path })
}

function wordsOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'description' in body ? String(body.description) : ''
}
