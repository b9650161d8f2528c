import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconMailForward } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useDates } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { ContactMessage, MessageState } from '../../contract.ts'
import { MessageStateBadge } from './message-state-badge.tsx'
import styles from './messages.module.css'
import { useText } from './text.ts'

interface Props {
  message: ContactMessage
  isBusy: boolean
  onMark: (state: MessageState) => void
  onClose: () => void
}

/** One message, with the ways to go on with it. */
export function MessageDetail({ message, isBusy, onMark, onClose }: Props) {
  const t = useText()
  const dates = useDates()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={styles.detail} aria-labelledby="message-subject">
      <Stack>
        <Button
          className={styles.back}
          variant="subtle"
          w="fit-content"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onClose}
        >
          {t('back')}
        </Button>
        <Group justify="space-between">
          <Title order={2} size="h3" id="message-subject" ref={heading} tabIndex={-1}>
            {t(`topic.${message.topic}`)}
          </Title>
          <MessageStateBadge state={message.state} />
        </Group>
        <Text>
          {message.name} · <Anchor href={`mailto:${message.email}`}>{message.email}</Anchor>
          <br />
          <Text component="span" c="dimmed" size="sm">
            {dates.dateTime(message.createdAt)} · {t(message.userId ? 'member' : 'guest')} ·{' '}
            {t(`language.${message.language}`)}
          </Text>
        </Text>
        <p className={styles.words} lang={message.language}>
          {message.message}
        </p>
        <WaysOn message={message} isBusy={isBusy} onMark={onMark} />
        <Text size="sm" c="dimmed">
          {t('replyHelp')}
        </Text>
      </Stack>
    </article>
  )
}

/** Answers it, and says where it stands. */
function WaysOn({ message, isBusy, onMark }: Omit<Props, 'onClose'>) {
  const t = useText()
  return (
    <Group>
      <Button
        component="a"
        href={replyTo(message, t(`topic.${message.topic}`))}
        leftSection={<IconMailForward size={18} aria-hidden />}
      >
        {t('reply')}
      </Button>
      {message.state !== 'answered' && (
        <ActionButton variant="default" isBusy={isBusy} onClick={() => onMark('answered')}>
          {t('markAnswered')}
        </ActionButton>
      )}
      {message.state === 'answered' && (
        <ActionButton variant="default" isBusy={isBusy} onClick={() => onMark('read')}>
          {t('markOpen')}
        </ActionButton>
      )}
      {message.state === 'read' && (
        <ActionButton variant="subtle" isBusy={isBusy} onClick={() => onMark('new')}>
          {t('markNew')}
        </ActionButton>
      )}
    </Group>
  )
}

/** Opens the administrator's own mail program with the message quoted. */
function replyTo({ email, message }: ContactMessage, topic: string): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  const members = { subject: `Re: ${topic}`, body: `\r\n\r\n${quoted}` }
  const query = Object.entries(members).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.slice(0, 1500))}`,
  )
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`
}
