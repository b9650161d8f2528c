import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { Overview } from '../../contract.ts'
import styles from './overview.module.css'
import { useText } from './text.ts'
import { tasksIn } from './today-tasks.ts'

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
