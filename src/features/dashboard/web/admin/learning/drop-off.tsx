import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import type { CourseReport } from '../../../reports/contract.ts'
import { Bars } from '../charts/bars.tsx'
import { ChartTable } from '../charts/chart-table.tsx'
import { Part } from '../part.tsx'
import { useText } from '../text.ts'
import { useCount } from '../use-count.ts'
import { findBiggestFall } from './biggest-fall.ts'

/** How many do each lesson, and between which two most stop. */
export function DropOff({ report: { enrolled, lessons } }: { report: CourseReport }) {
  const t = useText()
  const write = useCount()
  return (
    <Part title={t('dropOff')} about={useSentence({ enrolled, lessons })}>
      {enrolled > 0 && lessons.length > 0 && (
        <>
          <Bars
            legend={[t('dropOff.done')]}
            bars={lessons.map(({ id, title, language, doneCount }) => ({
              key: id,
              label: title,
              lang: language,
              parts: [doneCount],
              total: enrolled,
              words: t('dropOff.figures', { count: write(doneCount), enrolled: write(enrolled) }),
            }))}
          />
          <ChartTable
            title={t('dropOff')}
            head={[t('dropOff.lesson'), t('dropOff.done')]}
            rows={lessons.map(({ id, title, language, doneCount }) => ({
              key: id,
              cells: [
                <Anchor
                  key="lesson"
                  component={Link}
                  to={itemPath({ kind: 'lesson', id })}
                  size="sm"
                  lang={language}
                >
                  {title}
                </Anchor>,
                write(doneCount),
              ],
            }))}
          />
        </>
      )}
    </Part>
  )
}

function useSentence({ enrolled, lessons }: Pick<CourseReport, 'enrolled' | 'lessons'>): string {
  const t = useText()
  if (enrolled === 0) return t('funnel.none')
  const fall = findBiggestFall(lessons.map(({ doneCount }) => doneCount))
  if (!fall) return t('dropOff.none')
  const [from, to] = lessons.slice(fall.at, fall.at + 2)
  return t('dropOff.about', {
    count: fall.lost,
    of: from?.doneCount ?? 0,
    from: from?.title ?? '',
    to: to?.title ?? '',
  })
}
