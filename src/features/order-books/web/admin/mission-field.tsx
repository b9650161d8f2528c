import { Button, Fieldset, Input, NativeSelect, Stack } from '@mantine/core'
import type { Mission, MissionForm } from '../../contract.ts'
import { limits, usualSettings } from '../../limits.ts'
import { ScaledField } from './scaled-field.tsx'
import { useText } from './text.ts'

const forms = ['average', 'quiet', 'auction', 'pace'] as const satisfies readonly MissionForm[]
const sides = ['buy', 'sell'] as const

interface Props {
  index: number
  mission: Mission
  fault: string | undefined
  onChange: (mission: Mission) => void
  onRemove: () => void
}

/** One task: what is asked, of which side, for how many units, and the figure that it is measured by. */
export function MissionField({ index, mission, fault, onChange, onRemove }: Props) {
  const t = useText()
  const number = index + 1
  return (
    <Fieldset legend={t('mission', { number })} id={`details.missions.${index}`} tabIndex={-1}>
      <Stack gap="sm">
        <NativeSelect
          label={t('form')}
          data={forms.map((value) => ({ value, label: t(`form.${value}`) }))}
          value={mission.form}
          onChange={({ currentTarget: { value } }) =>
            onChange(turned(mission, forms.find((one) => one === value) ?? 'average'))
          }
        />
        <NativeSelect
          label={t('side')}
          data={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
          value={mission.side}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...mission, side: value === 'sell' ? 'sell' : 'buy' })
          }
        />
        <ScaledField
          label={t('mission.units')}
          value={mission.units}
          least={1}
          most={limits.units}
          scale={1}
          onChange={(units) => onChange({ ...mission, units })}
        />
        <Measure mission={mission} onChange={onChange} />
        {fault && <Input.Error role="alert">{fault}</Input.Error>}
        <Button variant="subtle" color="red" w="fit-content" onClick={onRemove}>
          {t('remove', { number })}
        </Button>
      </Stack>
    </Fieldset>
  )
}

function Measure({ mission, onChange }: Pick<Props, 'mission' | 'onChange'>) {
  const t = useText()
  if (mission.form === 'average')
    return (
      <ScaledField
        label={t('mission.price')}
        value={mission.price}
        least={1}
        most={limits.price}
        scale={100}
        onChange={(price) => onChange({ ...mission, price })}
      />
    )
  if (mission.form === 'quiet')
    return (
      <ScaledField
        label={t('mission.move')}
        value={mission.move}
        least={1}
        most={2000}
        scale={100}
        onChange={(move) => onChange({ ...mission, move })}
      />
    )
  if (mission.form === 'pace')
    return (
      <ScaledField
        label={t('mission.seconds')}
        value={mission.seconds}
        least={10}
        most={limits.seconds}
        scale={1}
        onChange={(seconds) => onChange({ ...mission, seconds })}
      />
    )
  return null
}

/** The same side and units, asked for in another way. */
function turned({ side, units }: Mission, form: MissionForm): Mission {
  if (form === 'average') return { form, side, units, price: usualSettings.reference }
  if (form === 'quiet') return { form, side, units, move: 100 }
  if (form === 'pace') return { form, side, units, seconds: usualSettings.seconds }
  return { form, side, units }
}
