import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import type { Overview } from '../../contract.ts'
import styles from './overview.module.css'
import { Part } from './part.tsx'
import { useText } from './text.ts'
import { useCount } from './use-count.ts'

/** Who came lately and who is here now. */
export function People({ people }: { people: Overview['people'] }) {
  const t = useText()
  const write = useCount()
  return (
    <Part title={t('people')} about={t('people.about', { count: people.signUps7 })}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('people.online')}</dt>
          <dd>{write(people.onlineNow)}</dd>
        </div>
        <div>
          <dt>{t('people.week')}</dt>
          <dd>{write(people.signUps7)}</dd>
        </div>
        <div>
          <dt>{t('people.month')}</dt>
          <dd>{write(people.signUps30)}</dd>
        </div>
      </dl>
      <Anchor component={Link} to={paths.admin.users}>
        {t('people.all')}
      </Anchor>
    </Part>
  )
}
