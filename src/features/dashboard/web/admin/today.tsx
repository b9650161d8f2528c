import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#platform/paths.ts'
import type { Overview, QueueState } from '../../contract.ts'
import styles from './overview.module.css'
import { useText } from './text.ts'

/** What waits for somebody, each with the way to it; or that nothing does. */
export function Today({ overview }: { overview: Overview }) {
  const t = useText()
  const queued = (state: QueueState) => overview.queue.find((one) => one.state === state)
  const review = queued('in_review')
  const changed = queued('changed')
  const tasks = [
    {
      count: overview.newMessages,
      text: t('today.messages', { count: overview.newMessages }),
      to: `${paths.admin.messages}?state=new`,
    },
    {
      count: review?.count ?? 0,
      text: t('today.review', { count: review?.count ?? 0 }),
      to: '#queue-in_review',
    },
    {
      count: changed?.count ?? 0,
      text: t('today.changed', { count: changed?.count ?? 0 }),
      to: '#queue-changed',
    },
    {
      count: overview.behind.count,
      text: t('today.behind', { count: overview.behind.count }),
      to: '#behind',
    },
  ].filter((task) => task.count > 0)
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{t('today')}</h2>
      {tasks.length === 0 ? (
        <p>{t('today.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={task.to}>
              <Anchor component={Link} to={task.to}>
                {task.text}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
