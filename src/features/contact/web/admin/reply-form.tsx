import { Stack, Textarea } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import { useIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { MessageDetail } from '../../contract.ts'
import { mostMessageLength } from '../../lengths.ts'
import styles from './messages.module.css'
import { useText } from './text.ts'
import { refreshedByMessages } from './use-marking.ts'

/** Answers a message by e-mail. What was typed stays until the server has it. */
export function ReplyForm({ message }: { message: MessageDetail }) {
  const t = useText()
  const keyFor = useIdempotencyKey()
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useKeptInView(message.replies.length)
  const { typed, type, forget } = useTypedState<string>(`reply to ${message.id}`)
  const text = typed ?? ''
  const clear = (sent: string) => sent === text && forget()
  const [isEmpty, setIsEmpty] = useState(false)
  const send = useChange<string>(
    (api, text) => {
      const request = apiRequest('POST', '/api/admin/messages/{id}/replies', {
        path: { id: message.id },
        body: { text },
      })
      return api.ask(request, keyFor({ text, after: message.replies.length }))
    },
    { refreshes: refreshedByMessages, done: t('replySent'), onDone: (_, sent) => clear(sent) },
  )
  return (
    <form
      noValidate
      aria-label={t('reply')}
      onSubmit={(event) => {
        event.preventDefault()
        if (send.isPending) return
        setIsEmpty(text.trim() === '')
        if (text.trim() === '') field.current?.focus()
        else send.mutate(text)
      }}
    >
      <Stack align="start">
        <Textarea
          ref={field}
          w="100%"
          label={t('replyLabel')}
          description={t('replyHelp', { email: message.email, language: t(`language.${message.language}`) })}
          error={isEmpty && t('replyEmpty')}
          autosize
          minRows={4}
          maxLength={mostMessageLength}
          lang={message.language}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <ActionButton
          ref={button}
          className={styles.send}
          type="submit"
          isBusy={send.isPending}
          leftSection={<IconMailForward size="1.125rem" aria-hidden />}
        >
          {t('replySend')}
        </ActionButton>
      </Stack>
    </form>
  )
}

/** The button that was pressed goes down by the length of what it sent, which is shown above it. */
function useKeptInView(replies: number) {
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRef(replies)
  useEffect(() => {
    if (shown.current === replies) return
    shown.current = replies
    if (document.activeElement === button.current) button.current?.scrollIntoView({ block: 'nearest' })
  }, [replies])
  return button
}
