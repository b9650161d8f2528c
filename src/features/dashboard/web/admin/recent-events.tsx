import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import { useDates } from '#platform/web/i18n.ts'
import { EventSentence } from '#desk/events/web/event-sentence.tsx'
import type { Overview } from '../../contract.ts'
import styles from './overview.module.css'
import { Part } from './part.tsx'
import { useText } from './text.ts'

/** What administrators and members did lately. */
export function RecentEvents({ events }: { events: Overview['events'] }) {
  const t = useText()
  const dates = useDates()
  return (
    <Part title={t('events')} about={t(events.length === 0 ? 'events.none' : 'events.about')}>
      <ul className={styles.list}>
        {events.map(({ id, at, event, actorId, actorName, subjectKind, subjectId, subjectName, details }) => (
          <li key={id}>
            <EventSentence
              event={event}
              actor={actorId === null ? null : { name: actorName }}
              subject={{ kind: subjectKind, id: subjectId, name: subjectName }}
              details={details}
            />
            <span className={styles.when}>{dates.dateTime(at)}</span>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={paths.admin.auditLog}>
        {t('events.all')}
      </Anchor>
    </Part>
  )
}
