import { Skeleton } from '@mantine/core'
import { useDates } from '#platform/web/i18n.ts'
import type { ContactMessage } from '../../contract.ts'
import { MessageStateBadge } from './message-state-badge.tsx'
import styles from './messages.module.css'
import { useText } from './text.ts'

interface Props {
  /** Undefined while they load. */
  messages: ContactMessage[] | undefined
  openId: string | undefined
  onOpen: (message: ContactMessage) => void
}

export function MessageList({ messages, openId, onOpen }: Props) {
  const t = useText()
  const dates = useDates()
  return (
    <ul className={styles.list} aria-label={t('title')} aria-busy={messages === undefined}>
      {messages?.map((message) => (
        <li key={message.id}>
          <button
            type="button"
            id={`message-${message.id}`}
            className={styles.entry}
            aria-pressed={message.id === openId}
            data-new={message.state === 'new' || undefined}
            onClick={() => onOpen(message)}
          >
            <span className={styles.entryHead}>
              <span className={styles.name}>{message.name}</span>
              <MessageStateBadge state={message.state} />
            </span>
            <span className={styles.about}>{message.page?.title ?? t(`topic.${message.topic}`)}</span>
            <span className={styles.beginning} lang={message.language}>
              {message.message}
            </span>
            <span className={styles.when}>{dates.dateTime(message.createdAt)}</span>
          </button>
        </li>
      )) ??
        Array.from({ length: 5 }, (_, index) => (
          <li key={index}>
            <Skeleton height={92} />
          </li>
        ))}
    </ul>
  )
}
