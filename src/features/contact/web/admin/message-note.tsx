import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { FieldChoices } from '#desk/choices/web/field-choices.tsx'
import type { FieldChanges, SharedFields } from '#desk/choices/web/use-shared-fields.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { MessageDetail } from '../../contract.ts'
import { mostNoteLength } from '../../lengths.ts'
import { useText } from './text.ts'
import { refreshedByMessages } from './use-marking.ts'

type Note = Pick<MessageDetail, 'note'>

/** What the administrators tell each other about a message. */
export function MessageNote({ message }: { message: MessageDetail }) {
  const t = useText()
  const { shared, save } = useNote(message)
  const { note } = shared.fields
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(shared.changes)
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
          onChange={(event) => shared.change({ note: event.currentTarget.value })}
        />
        <FieldChoices
          shared={shared}
          labelOf={() => t('note')}
          onResolved={(changes) => changes && save.mutate(changes)}
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

/** Saves the note over the one that it was made from. */
function useNote(message: MessageDetail) {
  const t = useText()
  const { shared, keep } = useSharedNote(message)
  const save = useChange<FieldChanges<Note>, MessageDetail | undefined>(
    async (api, body) => body && api.patch('/api/admin/messages/{id}', { path: { id: message.id }, body }),
    {
      refreshes: refreshedByMessages,
      done: t('noteSaved'),
      onDone: (saved, sent) => saved && keep(saved.note, sent?.note),
      onFailed: (error) => shared.meet(currentOf(error)),
    },
  )
  return { shared, save }
}

/** A server of another version may leave the note out. */
function currentOf(error: unknown): Note | undefined {
  const { note } = detailsOf(error, 'message.changed')?.current ?? {}
  return note === undefined ? undefined : { note }
}

/** As `useSharedFields`, for what is typed and kept in the tab with the note that it was made from. */
function useSharedNote({ id, note: stored }: MessageDetail) {
  const { typed, type, settle, forget } = useTypedState<{ mine: string; was: string }>(`shared note on ${id}`)
  const { mine, was } = typed ?? { mine: stored, was: stored }
  const [theirs, setTheirs] = useState<string>()
  const shared: SharedFields<Note> = {
    fields: { note: mine },
    changes: { note: mine, was: { note: was } },
    clashes: theirs === undefined ? [] : [{ name: 'note', base: was, mine, theirs }],
    change: ({ note = mine }) => type({ mine: note, was }),
    meet(current) {
      if (current) setTheirs(current.note)
      return current !== undefined
    },
    resolve(isTheirs) {
      setTheirs(undefined)
      if (theirs === undefined || isTheirs('note')) return void forget()
      type({ mine, was: theirs })
      return { note: mine, was: { note: theirs } }
    },
  }
  /** It is saved, and goes on being shown; what was typed since it was sent stays, over it. */
  function keep(note: string, sent: string | undefined) {
    if (mine !== sent) return type({ mine, was: note })
    type({ mine: note, was: note })
    settle()
  }
  return { shared, keep }
}
