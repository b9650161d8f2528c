import { Stack, Textarea } from '@mantine/core'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { MessageDetail } from '../../contract.ts'
import { mostNoteLength } from '../../lengths.ts'
import { useText } from './text.ts'
import { refreshedByMessages } from './use-marking.ts'

/** What the administrators tell each other about a message. */
export function MessageNote({ message }: { message: MessageDetail }) {
  const t = useText()
  const { typed, type, settle } = useTypedState<string>(`note on ${message.id}`)
  const note = typed ?? message.note
  const save = useChange<string>(
    (api, note) => api.patch('/api/admin/messages/{id}', { path: { id: message.id }, body: { note } }),
    { refreshes: refreshedByMessages, done: t('noteSaved'), onDone: settle },
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(note)
      }}
    >
      <Stack align="start">
        <Textarea
          w="100%"
          label={t('note')}
          description={t('noteHelp')}
          autosize
          minRows={2}
          maxLength={mostNoteLength}
          value={note}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <ActionButton
          type="submit"
          variant="default"
          isBusy={save.isPending}
          disabled={note.trim() === message.note}
        >
          {t('noteSave')}
        </ActionButton>
      </Stack>
    </form>
  )
}
