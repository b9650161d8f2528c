import { Skeleton, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { Item } from '#content/contract.ts'
import { formatNumber } from '#platform/messages.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import type { ItemStatistics } from '../../../statistics/contract.ts'
import { fewestPeople } from '../../../statistics-limits.ts'
import { useText } from '../text.ts'
import styles from './figures.module.css'
import { statisticsQuery } from './queries.ts'

/** How an exercise goes: a sentence that says what to do, then the figures that it comes from. */
export function QuestionFigures({ item }: { item: Item }) {
  const t = useText()
  const titleId = useId()
  const figures = useQuery(statisticsQuery([item.id]))
  const [own] = figures.data?.items ?? []
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('statistics')}
        </Title>
        <Text c="dimmed">{t('statistics.about')}</Text>
      </div>
      {figures.isError ? (
        <LoadFailure error={figures.error} onRetry={figures.refetch} />
      ) : own ? (
        <Figures statistics={own} />
      ) : (
        <Skeleton height={96} />
      )}
    </section>
  )
}

function Figures({ statistics }: { statistics: ItemStatistics }) {
  const t = useText()
  const { language } = useLanguage()
  const { finding, missed, answers, people, rightShare, discrimination, medianSeconds } = statistics
  if (answers === null || people === null || rightShare === null)
    return <Text>{t('statistics.too_few', { count: fewestPeople })}</Text>
  const number = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options)
  const { part = 0, of = 1 } = missed ?? {}
  return (
    <>
      <Text fw={600}>{t(`statistics.${finding}`, { part, of, count: fewestPeople })}</Text>
      <dl className={styles.figures}>
        <dt>{t('statistics.answers')}</dt>
        <dd>{t('statistics.answersOf', { answers: number(answers), count: people })}</dd>
        <dt>{t('statistics.rightShare')}</dt>
        <dd>{number(rightShare, { style: 'percent' })}</dd>
        <dt>
          {t('statistics.discrimination')}
          <span className={styles.help}>{t('statistics.discriminationHelp')}</span>
        </dt>
        <dd>
          {discrimination === null
            ? t('statistics.none')
            : number(discrimination, { maximumFractionDigits: 2 })}
        </dd>
        <dt>{t('statistics.medianSeconds')}</dt>
        <dd>
          {medianSeconds === null
            ? t('statistics.none')
            : medianSeconds < 120
              ? t('statistics.seconds', { count: Math.round(medianSeconds) })
              : t('statistics.minutes', { count: Math.round(medianSeconds / 60) })}
        </dd>
      </dl>
    </>
  )
}
