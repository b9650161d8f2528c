import { Checkbox, NumberInput, Stack } from '@mantine/core'
import type { DetailsOf } from '#content/kind-members.ts'
import { NamedItemsField } from '#desk/fields/web/named-items-field.tsx'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { orderTypes } from '../../engine/types.ts'
import { limits, usual } from '../../limits.ts'
import { GoalFields } from './goal-fields.tsx'
import { useText } from './text.ts'

type Details = DetailsOf<'replay'>

const barNumbers = ['firstBar', 'lastBar', 'hiddenFrom'] as const
/** In birr here, in santim where they are kept. */
const amounts = ['cash', 'feeFixed'] as const
const counts = ['feePerMille', 'spread'] as const

/** Which bars are played, with what, and by which rules. */
export function ReplayFields({ item, details, problems, onChange }: KindFieldsProps<'replay'>) {
  const t = useText()
  const change = (part: Details) => onChange({ ...details, ...part })
  const types = details.orderTypes ?? [...orderTypes]
  return (
    <>
      <NamedItemsField
        label={t('dataSet')}
        help={t('dataSetHelp')}
        name="details.dataSet"
        problems={problems}
        values={details.dataSet ? [details.dataSet] : []}
        most={1}
        kinds={['resource']}
        resourceType="dataset"
        series="prices"
        ownId={item.id}
        onChange={([dataSet]) => change({ dataSet })}
      />
      <Figures details={details} problems={problems} change={change} />
      <Checkbox.Group
        label={t('orderTypes')}
        value={types}
        onChange={(chosen) => change({ orderTypes: orderTypes.filter((type) => chosen.includes(type)) })}
      >
        <Stack gap="xs" mt="xs">
          {orderTypes.map((type) => (
            <Checkbox key={type} value={type} label={t(`type.${type}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {(['canShort', 'isGraded'] as const).map((name) => (
        <Checkbox
          key={name}
          label={t(name)}
          checked={details[name] ?? false}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
        />
      ))}
      <GoalFields goals={details.goals ?? []} onChange={(goals) => change({ goals })} />
    </>
  )
}

interface FiguresProps extends Pick<KindFieldsProps<'replay'>, 'details' | 'problems'> {
  change(part: Details): void
}

function Figures({ details, problems, change }: FiguresProps) {
  const t = useText()
  const problem = useFieldProblems(problems)
  return (
    <>
      <NumberInput
        id="details.dataSetVersion"
        label={t('version')}
        description={t('versionHelp')}
        value={details.dataSetVersion ?? ''}
        min={1}
        allowDecimal={false}
        error={problem.of('details.dataSetVersion')}
        onChange={(value) => change({ dataSetVersion: numberIn(value) })}
      />
      {barNumbers.map((name) => (
        <NumberInput
          key={name}
          id={`details.${name}`}
          label={t(name)}
          description={name === 'hiddenFrom' ? t('barsHelp') : undefined}
          value={details[name] ?? ''}
          min={1}
          allowDecimal={false}
          error={problem.of(`details.${name}`)}
          onChange={(value) => change({ [name]: numberIn(value) })}
        />
      ))}
      {amounts.map((name) => (
        <NumberInput
          key={name}
          label={t(name)}
          value={(details[name] ?? usual[name]) / 100}
          min={0}
          max={limits[name] / 100}
          decimalScale={2}
          error={problem.of(`details.${name}`)}
          onChange={(value) => change({ [name]: santimIn(value) })}
        />
      ))}
      {counts.map((name) => (
        <NumberInput
          key={name}
          label={t(name)}
          value={details[name] ?? usual[name]}
          min={0}
          max={limits[name]}
          allowDecimal={false}
          error={problem.of(`details.${name}`)}
          onChange={(value) => change({ [name]: numberIn(value) })}
        />
      ))}
    </>
  )
}

/** A field that says nothing is left out. */
function numberIn(value: string | number): number | undefined {
  return typeof value === 'number' ? Math.trunc(value) : undefined
}

function santimIn(value: string | number): number | undefined {
  return typeof value === 'number' ? Math.round(value * 100) : undefined
}
