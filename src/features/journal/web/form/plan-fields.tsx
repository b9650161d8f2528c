import { FormField } from '#ui/controls/form-field.tsx'
import { tradeSides } from '../../sides.ts'
import { planOf } from '../../statistics/result.ts'
import { useFigures } from '../list/use-figures.ts'
import { useText } from '../text.ts'
import { readDraft } from './draft.ts'
import { DraftField } from './draft-field.tsx'
import styles from '../form.module.css'
import type { PartProps } from './trade-dialog.tsx'

/** What is written before a trade, with what it would risk. */
export function PlanFields(part: PartProps) {
  const t = useText()
  const figures = useFigures()
  const { draft, change } = part
  const plan = planOf(readDraft(draft).fields)
  const money = plan ? figures.money(plan.santim) : ''
  return (
    <fieldset className={styles.part}>
      <legend>{t('form.plan')}</legend>
      <div className={styles.fields}>
        <DraftField {...part} name="instrument" optional={false} />
        <FormField label={t('field.side')}>
          {(control) => (
            <select
              {...control}
              value={draft.side}
              onChange={(event) => change({ side: event.currentTarget.value === 'sell' ? 'sell' : 'buy' })}
            >
              {tradeSides.map((side) => (
                <option key={side} value={side}>
                  {t(`side.${side}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <DraftField {...part} name="units" isFigure />
        <DraftField {...part} name="plannedEntry" isFigure />
        <DraftField {...part} name="plannedStop" isFigure />
        <DraftField {...part} name="plannedTarget" isFigure />
      </div>
      <output className={styles.risk}>
        {plan &&
          (plan.milliR === null
            ? t('form.risk', { money })
            : t('form.riskTarget', { money, r: figures.multiple(plan.milliR) }))}
      </output>
      <DraftField {...part} name="reason" isWords />
      <DraftField {...part} name="tags" help={t('help.tags')} />
    </fieldset>
  )
}
