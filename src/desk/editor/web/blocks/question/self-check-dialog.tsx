import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { ItemChoice } from '../../../../web/item-choice.tsx'
import { useText } from '../../../../web/text.ts'

interface Props {
  /** Of the text. */
  language: Language
  onPick: (questionId: string) => void
  onClose: () => void
}

/** Chooses the question that a text asks, or begins a new one. */
export function SelfCheckDialog({ language, onPick, onClose }: Props) {
  const t = useText()
  const [isNew, setNew] = useState(false)
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('tool.selfCheck')}
      about={isNew ? undefined : t('selfCheck.notQuiz')}
    >
      {isNew ? (
        <NewQuestion language={language} onMade={onPick} onBack={() => setNew(false)} />
      ) : (
        <Stack>
          <ItemChoice kind="question" use="practice" onPick={onPick} />
          <Group justify="end">
            <Button variant="default" onClick={() => setNew(true)}>
              {t('selfCheck.new')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

const mostTitle = 200

interface NewProps {
  language: Language
  onMade: (questionId: string) => void
  onBack: () => void
}

/** Begins a question; its own page, where it is written, is a link of the block. */
function NewQuestion({ language, onMade, onBack }: NewProps) {
  const t = useText()
  const [title, setTitle] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const item = { kind: 'question', language, title: title.trim() } as const
  const keyFor = useIdempotencyKey()
  const create = useChange<void, Item>(
    (api) => api.ask(apiRequest('POST', '/api/admin/items', { body: item }), keyFor(item)),
    { refreshes: ['/api/admin/items', '/api/admin/overview'], onDone: ({ id }) => onMade(id) },
  )
  const isReady = item.title !== '' && [...item.title].length <= mostTitle
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the page around the text is another one.
        event.stopPropagation()
        if (isReady && !create.isPending) create.mutate()
      }}
    >
      <Stack>
        <TextInput
          label={t('field.title')}
          description={t('selfCheck.newHelp')}
          value={title}
          lang={language}
          maxLength={mostTitle}
          required
          ref={field}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group justify="end">
          <Button variant="default" onClick={onBack}>
            {t('selfCheck.back')}
          </Button>
          <ActionButton type="submit" disabled={!isReady} isBusy={create.isPending}>
            {t('selfCheck.make')}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
