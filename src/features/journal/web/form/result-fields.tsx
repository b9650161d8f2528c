import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import { mostExits } from '../../limits.ts'
import { useText } from '../text.ts'
import { DayField } from './day-field.tsx'
import { emptyExit, type DraftError, type DraftExit } from './draft.ts'
import { DraftField, useErrorText } from './draft-field.tsx'
import styles from '../form.module.css'
import type { PartProps } from './trade-dialog.tsx'

/** What is written after a trade, or in the middle of it. */
export function ResultFields(part: PartProps) {
  const t = useText()
  const { draft, errors, change } = part
  const changeExit = (exit: DraftExit) =>
    change({ exits: draft.exits.map((one) => (one.key === exit.key ? exit : one)) })
  const nextKey = Math.max(...draft.exits.map(({ key }) => key)) + 1
  return (
    <fieldset className={styles.part}>
      <legend>{t('form.result')}</legend>
      <DayField
        label={t('field.enteredOn')}
        value={draft.enteredOn}
        isWrong={errors['enteredOn'] !== undefined}
        onChange={(enteredOn) => change({ enteredOn })}
      />
      <div className={styles.fields}>
        <DraftField {...part} name="entry" isFigure help={t('help.price')} />
        <DraftField {...part} name="fees" isFigure />
      </div>
      {draft.exits.map((exit, at) => (
        <ExitFields
          key={exit.key}
          exit={exit}
          number={at + 1}
          error={errors[`exit-${exit.key}`]}
          unitsError={errors[`exit-${exit.key}-units`]}
          isDayWrong={errors[`exit-${exit.key}-on`] !== undefined}
          onChange={changeExit}
        />
      ))}
      {draft.exits.length < mostExits && (
        <p className={styles.actions}>
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => change({ exits: [...draft.exits, emptyExit(nextKey)] })}
          >
            {t('exit.add')}
          </button>
        </p>
      )}
      <DraftField {...part} name="feelings" isWords />
      <DraftField {...part} name="lesson" isWords />
    </fieldset>
  )
}

interface ExitProps {
  exit: DraftExit
  number: number
  error: DraftError | undefined
  unitsError: DraftError | undefined
  isDayWrong: boolean
  onChange: (exit: DraftExit) => void
}

function ExitFields({ exit, number, error, unitsError, isDayWrong, onChange }: ExitProps) {
  const t = useText()
  const sayError = useErrorText()
  return (
    <fieldset className={styles.exit}>
      <legend>{t('exit.one', { number })}</legend>
      <div className={styles.fields}>
        <FormField label={t('exit.price')} optional error={error && sayError(error)}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={exit.price}
              onChange={(event) => onChange({ ...exit, price: event.currentTarget.value })}
            />
          )}
        </FormField>
        <FormField label={t('exit.units')} optional error={unitsError && sayError(unitsError)}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={exit.units}
              onChange={(event) => onChange({ ...exit, units: event.currentTarget.value })}
            />
          )}
        </FormField>
        <DayField
          label={t('exit.on')}
          value={exit.on}
          isWrong={isDayWrong}
          onChange={(on) => onChange({ ...exit, on })}
        />
      </div>
    </fieldset>
  )
}
