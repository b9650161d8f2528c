import { Anchor } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import { itemPath } from '#desk/web/kinds.ts'
import type { CourseReport } from '../../../reports/contract.ts'
import { Bars } from '../charts/bars.tsx'
import { ChartTable } from '../charts/chart-table.tsx'
import { Part } from '../part.tsx'
import { useText } from '../text.ts'
import { useCount } from '../use-count.ts'

/** What the quizzes of a course ask that is missed most: there the text may be unclear. */
export function Hardest({ hardest: questions, hardestOfLatest: ofLatest }: CourseReport) {
  const t = useText()
  const write = useCount()
  const [first] = questions
  const titleOf = ({ title }: { title: string }) => title || t('untitled')
  const wrong = first && { wrong: first.answers - first.right, of: first.answers, title: titleOf(first) }
  const about = wrong ? t('hardest.about', wrong) : t('hardest.none')
  const latest = ofLatest === null ? '' : t('hardest.latest', { count: write(ofLatest) })
  return (
    <Part title={t('hardest')} about={`${about} ${latest}`.trim()}>
      {first && (
        <>
          <Bars
            legend={[t('hardest.right'), t('hardest.wrong')]}
            bars={questions.map((one) => ({
              key: one.questionId,
              label: titleOf(one),
              lang: one.title ? one.language : undefined,
              parts: [one.right, one.answers - one.right],
              total: one.answers,
              words: t('hardest.figures', { right: write(one.right), answers: write(one.answers) }),
            }))}
          />
          <ChartTable
            title={t('hardest')}
            head={[t('hardest.question'), t('hardest.right'), t('hardest.wrong')]}
            rows={questions.map((one) => ({
              key: one.questionId,
              cells: [
                <Anchor
                  key="question"
                  component={Link}
                  to={itemPath({ kind: 'question', id: one.questionId })}
                  size="sm"
                  lang={one.title ? one.language : undefined}
                >
                  {titleOf(one)}
                </Anchor>,
                write(one.right),
                write(one.answers - one.right),
              ],
            }))}
          />
        </>
      )}
    </Part>
  )
}
