import { NumberInput, Text } from '@mantine/core'
import type { FieldErrors } from '#platform/errors.ts'
import { DateField } from '#ui/web/admin/date-field.tsx'
import type { OperatorDetails } from '../../../operator/contract.ts'
import { ageBounds, mostOperatorText } from '../../../operator-places.ts'
import { BothLanguages } from '../settings/both-languages.tsx'
import styles from '../settings/settings.module.css'
import { SettingsGroup } from '../settings/settings-group.tsx'
import { useText } from '../text.ts'

interface Props {
  value: OperatorDetails
  problems: FieldErrors
  onChange: (part: Partial<OperatorDetails>) => void
}

/** What the terms and the privacy policy name: law, court, age, authority, and since when. */
export function RulesFields({ value, problems, onChange }: Props) {
  const t = useText()
  const { minimumAge: age } = value
  const isAgeOutside = age !== null && (age < ageBounds.least || age > ageBounds.most)
  const isAgeWrong = isAgeOutside || problems.minimumAge !== undefined
  return (
    <SettingsGroup title={t('operator.rules')} about={t('operator.rules.about')}>
      <BothLanguages
        label={t('operator.law')}
        value={value.law}
        most={mostOperatorText}
        onChange={(law) => onChange({ law })}
      />
      <Text c="dimmed">{t('operator.law.help')}</Text>
      <BothLanguages
        label={t('operator.court')}
        value={value.court}
        most={mostOperatorText}
        onChange={(court) => onChange({ court })}
      />
      <BothLanguages
        label={t('operator.authority')}
        value={value.authority}
        most={mostOperatorText}
        onChange={(authority) => onChange({ authority })}
      />
      <div className={styles.pair}>
        <NumberInput
          label={t('operator.age')}
          description={t('operator.age.help')}
          value={value.minimumAge ?? ''}
          min={ageBounds.least}
          max={ageBounds.most}
          // What is wrong is said and not changed in silence.
          clampBehavior="none"
          allowDecimal={false}
          error={isAgeWrong && t('operator.age.outside', ageBounds)}
          onChange={(age) => onChange({ minimumAge: age === '' ? null : Math.trunc(Number(age)) })}
        />
        <DateField
          label={t('operator.effective')}
          help={t('operator.effective.help')}
          value={value.effectiveOn}
          error={problems.effectiveOn && t('legal.wrong.day')}
          onChange={(effectiveOn) => onChange({ effectiveOn })}
        />
      </div>
    </SettingsGroup>
  )
}
