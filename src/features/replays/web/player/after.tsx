import { useEffect, useRef } from 'react'
import type { ReplayExercise } from '#features/replays/contract.ts'
import { useIsLasting } from '#platform/web/outbox/outbox-context.ts'
import buttons from '#ui/controls/button.module.css'
import type { RandomTraders } from '../../engine/comparison.ts'
import { GoalWords } from '../goal-words.tsx'
import { useText } from '../text.ts'
import { useFigures } from '../words.ts'
import { AfterTrades } from './after-trades.tsx'
import styles from './board.module.css'
import type { Judgement, Run } from './run.ts'
import { TakeIntoJournal } from './take-into-journal.tsx'

interface Props {
  exercise: ReplayExercise
  run: Run
  judged: Judgement
}

/** What came of a run: losses first, beside holding and chance, and how little it says. */
export function After({ exercise, run, judged: { result, goals } }: Props) {
  const t = useText()
  const isLasting = useIsLasting()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const figures = useFigures(exercise.settings.decimals)
  const { profit, trades, losses, fees, drawdown, r, holding, random } = result
  const outcome = profit < 0 ? 'after.lossOf' : profit > 0 ? 'after.gainOf' : 'after.even'
  return (
    <section className={styles.stack}>
      <h3 ref={heading} tabIndex={-1}>
        {t('after.title')}
      </h3>
      {trades.length === 0 ? (
        <p>{t('after.noTrades')}</p>
      ) : (
        <>
          <p>{t('after.losses', { count: losses, all: trades.length })}</p>
          <p>{t(outcome, { amount: figures.birr(Math.abs(profit)) })}</p>
          <p>{t('after.facts', { fees: figures.birr(fees), drawdown: figures.share(drawdown) })}</p>
          {r !== null && <p>{t('after.r', { r: figures.r(r) })}</p>}
        </>
      )}
      <p>{t('after.holding', { amount: figures.birr(holding) })}</p>
      {random && <p>{chanceWords(t, { ...random, birr: figures.birr })}</p>}
      {trades.length > 0 && (
        <p className={styles.honest}>{t(honestyFor(trades.length), { count: trades.length })}</p>
      )}
      {goals.length > 0 && <Goals exercise={exercise} goals={goals} />}
      {trades.length > 0 && (
        <AfterTrades trades={trades} decimals={exercise.settings.decimals} bars={run.bars} />
      )}
      {trades.length > 0 && <TakeIntoJournal exercise={exercise} run={run} />}
      <p>{t(run.isKept ? 'after.kept' : isLasting ? 'after.onDevice' : 'after.open')}</p>
      <p>
        <button type="button" className={buttons.primary} onClick={() => run.again()}>
          {t('after.again')}
        </button>
      </p>
    </section>
  )
}

/** With few bars those who trade by lot all do the same, and there is nothing to say a range of. */
function chanceWords(
  t: ReturnType<typeof useText>,
  { count, beaten, ...random }: RandomTraders & { birr: (santim: number) => string },
): string {
  const [low, high] = [random.birr(random.low), random.birr(random.high)]
  return low === high
    ? t('after.randomSame', { count, beaten, amount: low })
    : t('after.random', { count, beaten, low, high })
}

/** Below thirty a share has no meaning, below a hundred it has little. */
function honestyFor(trades: number) {
  return trades < 30 ? 'after.honest.few' : trades < 100 ? 'after.honest.some' : 'after.honest.many'
}

function Goals({ exercise, goals }: { exercise: ReplayExercise; goals: Judgement['goals'] }) {
  const t = useText()
  return (
    <>
      <h4>{t('goals.title')}</h4>
      <ul className={styles.events}>
        {exercise.goals.map((goal) => {
          const isMet = goals.find(({ id }) => id === goal.rule)?.isMet ?? false
          return (
            <li key={goal.rule}>
              <strong>{t(isMet ? 'goal.met' : 'goal.notMet')}</strong> <GoalWords goal={goal} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
