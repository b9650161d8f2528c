import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { MessageDetail as Message } from '../../contract.ts'
import { DeleteMessage } from './delete-message.tsx'
import { MessageNote } from './message-note.tsx'
import { MessagePublication } from './message-publication.tsx'
import { MessageReplies } from './message-replies.tsx'
import { MessageStateBadge } from './message-state-badge.tsx'
import styles from './messages.module.css'
import { ReplyForm } from './reply-form.tsx'
import { useText } from './text.ts'
import { useMarking } from './use-marking.ts'
import type { MessageState } from '../../choices.ts'

interface Props {
  id: string
  onClose: () => void
  /** The message was deleted. */
  onGone: () => void
}

/** One message, with the ways to go on with it. */
export function MessageDetail({ id, onClose, onGone }: Props) {
  const t = useText()
  const {
    data: message,
    isError,
    error,
    refetch,
  } = useQuery(apiQuery('/api/admin/messages/{id}', { path: { id } }))
  return (
    <article className={styles.detail} aria-busy={!message && !isError}>
      <Stack>
        <Button
          className={styles.back}
          variant="subtle"
          w="fit-content"
          leftSection={<IconArrowLeft size="1.125rem" aria-hidden />}
          onClick={onClose}
        >
          {t('back')}
        </Button>
        {isError && <LoadFailure error={error} onRetry={refetch} />}
        {!message && !isError && <Skeleton height={240} />}
        {message && (
          <>
            <Head message={message} />
            <p className={styles.words} lang={message.language}>
              {message.message}
            </p>
            <MessageReplies message={message} />
            <States message={message} onGone={onGone} />
            <ReplyForm message={message} />
            {message.page && <MessagePublication message={message} />}
            <MessageNote message={message} />
          </>
        )}
      </Stack>
    </article>
  )
}

function Head({ message }: { message: Message }) {
  const t = useText()
  const dates = useDates()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { page, answeredAt, answeredBy: name } = message
  const time = answeredAt !== null && dates.dateTime(answeredAt)
  return (
    <>
      <Group justify="space-between">
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={styles.name}>
          {page?.title ?? t(`topic.${message.topic}`)}
        </Title>
        <MessageStateBadge state={message.state} />
      </Group>
      <Text className={styles.about}>
        {message.name} · <Anchor href={`mailto:${message.email}`}>{message.email}</Anchor>
        <br />
        <Text component="span" c="dimmed" size="sm">
          {dates.dateTime(message.createdAt)} · {t(message.userId ? 'member' : 'guest')} ·{' '}
          {t(`language.${message.language}`)}
        </Text>
      </Text>
      {page && (
        <Text className={styles.about}>
          {t('aboutPage')} <Anchor href={page.path}>{page.title}</Anchor>
        </Text>
      )}
      {time && (
        <Text size="sm" c="dimmed">
          {name === null ? t('answeredAt', { time }) : t('answeredBy', { name, time })}
        </Text>
      )}
    </>
  )
}

/** Says where the message stands, or deletes it. */
function States({ message, onGone }: { message: Message; onGone: () => void }) {
  const t = useText()
  const marking = useMarking()
  const to = (state: MessageState) => ({
    isBusy: marking.isPending,
    onClick: () => marking.mutate({ message, state }),
  })
  const open = message.replies.length > 0 ? 'answered' : 'read'
  const { state } = message
  const isSpam = state === 'spam'
  return (
    <Group>
      {!isSpam && (
        <ActionButton variant="default" {...to(state === 'done' ? open : 'done')}>
          {t(state === 'done' ? 'markOpen' : 'markDone')}
        </ActionButton>
      )}
      {state === 'read' && (
        <NextFocus findNext={headingOf}>
          <ActionButton variant="subtle" {...to('new')}>
            {t('markNew')}
          </ActionButton>
        </NextFocus>
      )}
      <ActionButton
        variant={isSpam ? 'default' : 'subtle'}
        color={isSpam ? undefined : 'red'}
        {...to(isSpam ? open : 'spam')}
      >
        {t(isSpam ? 'markNotSpam' : 'markSpam')}
      </ActionButton>
      <DeleteMessage message={message} onGone={onGone} />
    </Group>
  )
}

function headingOf(own: HTMLElement): HTMLElement | null {
  return own.closest('article')?.querySelector('h2') ?? null
}
