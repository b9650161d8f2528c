import { paths } from '#platform/paths.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { Link } from '#platform/web/link.tsx'
import { nextReader } from '#platform/web/outbox/entries.ts'
import { useOutboxEntries } from '#platform/web/outbox/outbox-context.ts'
import { useSession } from '#platform/web/session.ts'
import { Section } from '#ui/page/page.tsx'
import styles from './my-runs.module.css'
import { useText } from './text.ts'

const MemberRuns = latePart(async () => (await import('./member-runs.tsx')).MemberRuns, {
  words: ['features/practice'],
})

/** What a member has finished, newest first; what a guest has, as far as this device keeps it. */
export function MyRuns() {
  const { state, user } = useSession()
  if (user) return <MemberRuns />
  return state === 'signed-out' ? <KeptRuns /> : null
}

/** What waits on this device for an account. Nothing where nothing does. */
function KeptRuns() {
  const t = useText()
  const kept = useOutboxEntries().filter(({ kind, owner }) => kind === 'practice' && owner === nextReader)
  if (kept.length === 0) return null
  return (
    <Section title={t('runs.kept')} aside={<Link to={paths.register}>{t('runs.register')}</Link>}>
      <p>{t('runs.keptWhy')}</p>
      <ul className={styles.runs}>
        {kept.map(({ id, title }) => (
          <li key={id} className={styles.run}>
            <p>{title}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
