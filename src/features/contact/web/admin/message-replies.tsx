import { Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useDates } from '#platform/web/i18n.ts'
import type { MessageDetail } from '../../contract.ts'
import styles from './messages.module.css'
import { useText } from './text.ts'

const signs = { waiting: IconClock, sent: IconCheck, failed: IconAlertTriangle, unknown: IconCheck }

/** What was answered, by whom, and how far each e-mail has got. */
export function MessageReplies({ message }: { message: MessageDetail }) {
  const t = useText()
  const dates = useDates()
  if (message.replies.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby="message-replies">
      <Title order={3} size="h4" id="message-replies">
        {t('replies')}
      </Title>
      {message.replies.map(({ id, text, sentBy, createdAt, progress }) => {
        const Sign = signs[progress]
        return (
          <div key={id} className={styles.reply}>
            <Text size="sm" c="dimmed">
              {sentBy !== null && `${sentBy} · `}
              {dates.dateTime(createdAt)}
            </Text>
            <p className={styles.words} lang={message.language}>
              {text}
            </p>
            <Text size="sm" c={progress === 'failed' ? 'red' : 'dimmed'}>
              <Sign size="0.875rem" aria-hidden /> {t(`progress.${progress}`)}
            </Text>
          </div>
        )
      })}
    </Stack>
  )
}
