import { Text } from '@mantine/core'
import type { Overview } from '../../contract.ts'
import { Part } from './part.tsx'
import { QueuedList } from './queued-list.tsx'
import { useText } from './text.ts'
import { useCount } from './use-count.ts'

/** What is on its way to readers. */
export function PublishQueue({ queue }: { queue: Overview['queue'] }) {
  const t = useText()
  const write = useCount()
  const waiting = queue.reduce((sum, { count }) => sum + count, 0)
  return (
    <Part title={t('queue')} about={waiting === 0 ? t('queue.empty') : t('queue.about', { count: waiting })}>
      {queue
        .filter(({ count }) => count > 0)
        .map(({ state, count, newest }) => (
          <div key={state} id={`queue-${state}`}>
            <h3>
              {t(`queue.${state}`)}{' '}
              <Text component="span" c="dimmed">
                {write(count)}
              </Text>
            </h3>
            <QueuedList editions={newest} />
            {count > newest.length && (
              <Text size="sm" c="dimmed">
                {t('queue.more', { count: count - newest.length })}
              </Text>
            )}
          </div>
        ))}
    </Part>
  )
}
