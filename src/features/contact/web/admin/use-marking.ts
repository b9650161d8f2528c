import type { ReadAddress } from '#platform/api-operations.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { apiQuery, readsUnder } from '#platform/web/query-client.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { ContactMessage } from '../../contract.ts'
import { useText } from './text.ts'
import type { MessageState } from '../../choices.ts'

interface Marking {
  message: Pick<ContactMessage, 'id' | 'state'>
  state: MessageState
}

/** Everything that a change of a message changes elsewhere. */
export const refreshedByMessages: readonly ReadAddress[] = ['/api/admin/messages', '/api/admin/overview']

/** Moves messages between their states; what was not just opening one can be undone. */
export function useMarking() {
  const t = useText()
  const report = useReport()
  const mark = useChange<Marking>(
    (api, { message, state }) =>
      api.patch('/api/admin/messages/{id}', { path: { id: message.id }, body: { state } }),
    {
      refreshes: refreshedByMessages,
      onDone(_, { message, state }) {
        if (message.state === 'new' && state === 'read') return
        report.done(t('marked', { state: t(`state.${state}`) }), () =>
          mark.mutate({ message: { id: message.id, state }, state: message.state }),
        )
      },
    },
  )
  return mark
}

/**
 * Notes of a message that is opened that it was read. A list that has stood open for a while may call new what a colleague has
 * answered since, so the message itself is asked; where it is not new any more, the list is read again.
 */
export function useOpening() {
  const client = useQueryClient()
  const marking = useMarking()
  return ({ id, state }: Marking['message']) => {
    if (state !== 'new') return
    const asked = { ...apiQuery('/api/admin/messages/{id}', { path: { id } }), staleTime: 0 }
    client.fetchQuery(asked).then(
      (message) => {
        if (message.state === 'new') marking.mutate({ message, state: 'read' })
        else void client.invalidateQueries(readsUnder(refreshedByMessages))
      },
      // What shows the message says so.
      () => {},
    )
  }
}
