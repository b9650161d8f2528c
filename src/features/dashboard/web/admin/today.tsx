import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import type { Overview, QueueState } from '../../contract.ts'
import styles from './overview.module.css'
import { useText } from './text.ts'

/** What waits for somebody, each with the way to it; or that nothing does. */
export function Today({ overview }: { overview: Overview }) {
  const t = useText()
  const tasks = tasksIn(overview).filter((task) => task.count > 0)
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{t('today')}</h2>
      {tasks.length === 0 ? (
        <p>{t('today.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {tasks.map(({ name, count, to }) => (
            <li key={name}>
              <Anchor component={Link} to={to}>
                {t(`today.${name}`, { count })}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function tasksIn(overview: Overview) {
  const { newMessages, reports, pageQuestions, behind, searchMisses } = overview
  const queued = (state: QueueState) => overview.queue.find((one) => one.state === state)?.count ?? 0
  const { messages } = paths.admin
  return [
    {
      name: 'messages',
      count: newMessages - reports - pageQuestions,
      to: `${messages}?state=new&from=contact`,
    },
    { name: 'reports', count: reports, to: `${messages}?state=new&from=contact&topic=correction` },
    { name: 'pageQuestions', count: pageQuestions, to: `${messages}?state=new&from=page` },
    { name: 'review', count: queued('in_review'), to: '#queue-in_review' },
    { name: 'changed', count: queued('changed'), to: '#queue-changed' },
    { name: 'behind', count: behind.count, to: '#behind' },
    { name: 'misses', count: searchMisses, to: paths.admin.searchMisses },
  ] as const
}
