import { TextInput } from '@mantine/core'
import type { FieldErrors } from '#platform/errors.ts'
import type { OperatorDetails } from '../../../operator/contract.ts'
import { mostOperatorPhone, mostOperatorText } from '../../../operator-places.ts'
import { BothLanguages } from '../settings/both-languages.tsx'
import styles from '../settings/settings.module.css'
import { SettingsGroup } from '../settings/settings-group.tsx'
import { useText } from '../text.ts'

interface Props {
  value: OperatorDetails
  problems: FieldErrors
  onChange: (part: Partial<OperatorDetails>) => void
}

/** The name and the ways to reach whoever runs the site. */
export function WhoFields({ value, problems, onChange }: Props) {
  const t = useText()
  return (
    <SettingsGroup title={t('operator.who')} about={t('operator.who.about')}>
      <BothLanguages
        label={t('operator.name')}
        value={value.name}
        most={mostOperatorText}
        onChange={(name) => onChange({ name })}
      />
      <BothLanguages
        label={t('operator.address')}
        value={value.address}
        most={mostOperatorText}
        onChange={(address) => onChange({ address })}
      />
      <div className={styles.pair}>
        <TextInput
          type="email"
          label={t('operator.email')}
          value={value.email}
          error={problems.email && t('operator.emailInvalid')}
          onChange={(event) => onChange({ email: event.currentTarget.value.trim() })}
        />
        <TextInput
          type="tel"
          label={t('operator.phone')}
          value={value.phone}
          maxLength={mostOperatorPhone}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      </div>
    </SettingsGroup>
  )
}
