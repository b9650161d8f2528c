import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useApi, readsAt } from '#platform/web/query-client.ts'
import { Icon } from '#ui/icons.tsx'
import type { LearningWeek } from '../contract.ts'
import { weekQuery } from './queries.ts'
import { useText } from './text.ts'
import styles from './week.module.css'

/** The days of this week on which the reader learned, and the goal that they set themselves. */
export function Week() {
  const t = useText()
  const { data: week } = useQuery(weekQuery())
  if (!week) return null
  return (
    <section className={styles.week} aria-labelledby="week-title">
      <h2 id="week-title">{t('week.title')}</h2>
      <p>{week.learnedCount > 0 ? t('week.learned', { count: week.learnedCount }) : t('week.notYet')}</p>
      <ol className={styles.days}>
        {week.days.map(({ at, isLearned, isToday }, index) => (
          <li
            key={at}
            data-is-learned={isLearned}
            aria-current={isToday ? 'date' : undefined}
            className={styles.day}
          >
            <span>{t(`day.${asIndex(index)}`)}</span>
            {isLearned && <Icon name="check" size={18} />}
            <span className="visually-hidden">{t(isLearned ? 'week.isLearned' : 'week.isOpen')}</span>
          </li>
        ))}
      </ol>
      <Goal week={week} />
    </section>
  )
}

/** A week has seven days. */
function asIndex(index: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return index as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

function Goal({ week: { goal, learnedCount } }: { week: LearningWeek }) {
  const t = useText()
  const api = useApi()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  const choose = async (value: string) => {
    setWanted(value)
    setFailed(false)
    try {
      const days = value === '' ? null : Number(value)
      const saved = await api.put('/api/learning-week/goal', { body: { days } })
      queryClient.setQueryData(weekQuery().queryKey, saved)
      void queryClient.invalidateQueries(readsAt('/api/dashboard'))
    } catch {
      setFailed(true)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <>
      <NativeSelect
        label={t('week.goal')}
        description={t('week.goalHelp')}
        value={wanted ?? goal ?? ''}
        data={[
          { value: '', label: t('week.none') },
          ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({ value: `${count}`, label: t('week.days', { count }) })),
        ]}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      <output className={styles.state}>
        {isFailed
          ? t('week.failed')
          : goal !== null &&
            (learnedCount >= goal ? t('week.reached') : t('week.left', { count: goal - learnedCount }))}
      </output>
    </>
  )
}
