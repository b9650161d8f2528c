import type { ReplayExercise } from '#features/replays/contract.ts'
import { unitIn } from '#platform/word-forms/units.ts'
import { Notice } from '#ui/states/notice.tsx'
import { BarsDrawing } from './bars-drawing.tsx'
import { BarsTable } from './bars-table.tsx'
import { GoalWords } from './goal-words.tsx'
import { StillExercise } from './still.ts'
import { useText } from './text.ts'
import { useFigures } from './words.ts'

/** What is to be done, with what and by which rules, and what is known at the start. */
export function ReadExercise({ exercise }: { exercise: ReplayExercise }) {
  const t = useText()
  const { known, settings, goals, series } = exercise
  const { title, source, licence } = series
  return (
    <>
      <h2 id="exercise">{t('exercise.title')}</h2>
      <Notice tone={series.isMadeUp ? 'info' : 'warning'}>
        <p>{t(series.isMadeUp ? 'exercise.madeUp' : 'exercise.real')}</p>
      </Notice>
      <Facts exercise={exercise} />
      {goals.length > 0 && (
        <>
          <h3>{t('goals.title')}</h3>
          <ul>
            {goals.map((goal) => (
              <li key={goal.rule}>
                <GoalWords goal={goal} />
              </li>
            ))}
          </ul>
        </>
      )}
      <FillRules />
      <BarsDrawing bars={known} decimals={settings.decimals} />
      <BarsTable bars={known} decimals={settings.decimals} />
      <p className="replay-source">{t('exercise.source', { title, source, licence })}</p>
    </>
  )
}

/** For the server, which renders all that is read. */
export function bringReadParts(): void {
  StillExercise.bring(ReadExercise)
}

function Facts({ exercise: { settings, series, barCount, isGraded } }: { exercise: ReplayExercise }) {
  const t = useText()
  const unit = unitIn(series.unit, { birr: t('exercise.birr'), kilogram: t('exercise.kilogram') })
  const figures = useFigures(settings.decimals)
  const { cash, feeFixed, feePerMille, spread, canShort, start } = settings
  const share = figures.share(feePerMille)
  const fees =
    feeFixed > 0
      ? t('exercise.fees', { fixed: figures.birr(feeFixed), share })
      : t(feePerMille > 0 ? 'exercise.feesShare' : 'exercise.noFees', { share })
  return (
    <ul>
      <li>{t('exercise.size', { known: start, hidden: barCount - start })}</li>
      <li>{t('exercise.unit', { unit })}</li>
      <li>{t('exercise.cash', { amount: figures.birr(cash) })}</li>
      <li>{fees}</li>
      <li>{spread > 0 ? t('exercise.spread', { spread: figures.price(spread) }) : t('exercise.noSpread')}</li>
      <li>{t(canShort ? 'exercise.short' : 'exercise.noShort')}</li>
      {isGraded && <li>{t('exercise.graded')}</li>}
    </ul>
  )
}

const rules = ['next', 'market', 'limit', 'stop', 'stopLimit', 'worse', 'money'] as const

function FillRules() {
  const t = useText()
  return (
    <details>
      <summary>{t('rules.title')}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ul>
    </details>
  )
}
