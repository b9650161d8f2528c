import { Anchor, Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import { paths } from '#platform/paths.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import type { SetUpStep } from '../../../contract.ts'
import { useText } from '../text.ts'
import styles from './set-up-card.module.css'

/** Where a step is done; what is set where the program is started has no page. */
const places: Partial<Record<SetUpStep, string>> = {
  operator: paths.admin.operator,
  review: paths.admin.operator,
  text: paths.admin.blogs,
}

/** What is left before the site faces the public; gone once everything is done and somebody hid it. */
export function SetUpCard() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const report = useReport()
  const query = apiQuery('/api/admin/set-up')
  const { data } = useQuery(query)
  if (!data || data.isDismissed) return null
  const left = data.steps.filter((one) => !one.isDone).length
  const hide = async () => {
    try {
      await api.put('/api/admin/set-up/dismissal')
      client.setQueryData(query.queryKey, { ...data, isDismissed: true })
      document.getElementById('main')?.focus()
    } catch (error) {
      report.failed(error)
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }
  return (
    <section className={styles.card} aria-labelledby="set-up">
      <h2 id="set-up">{t(left > 0 ? 'setUp' : 'setUp.ready')}</h2>
      <p>{left > 0 ? t('setUp.about', { count: left }) : t('setUp.ready.about')}</p>
      {left > 0 ? (
        <ol className={styles.steps}>
          {data.steps.map(({ step, isDone }) => (
            <Step key={step} step={step} isDone={isDone} />
          ))}
        </ol>
      ) : (
        <Button variant="default" w="fit-content" onClick={() => void hide()}>
          {t('setUp.hide')}
        </Button>
      )}
    </section>
  )
}

function Step({ step, isDone }: { step: SetUpStep; isDone: boolean }) {
  const t = useText()
  const place = places[step]
  const name = t(`setUp.${step}`)
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheckFilled size="1.375rem" aria-hidden />
      ) : (
        <IconCircle size="1.375rem" aria-hidden />
      )}
      <div>
        <p className={styles.name}>
          {place && !isDone ? (
            <Anchor component={Link} to={place}>
              {name}
            </Anchor>
          ) : (
            name
          )}
          <span className={isDone ? styles.state : 'visually-hidden'}>
            {t(isDone ? 'setUp.done' : 'setUp.open')}
          </span>
        </p>
        {!isDone && <p className={styles.about}>{t(`setUp.${step}.about`)}</p>}
      </div>
    </li>
  )
}
