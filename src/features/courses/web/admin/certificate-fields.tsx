import { Fieldset, NumberInput, Stack, Switch } from '@mantine/core'
import type { DetailsOf } from '#content/kind-members.ts'
import { useText } from './text.ts'

type Certificate = NonNullable<DetailsOf<'course'>['certificate']>

const usual: Certificate = { isOffered: false, minimumScore: 0 }

interface Props {
  value: Certificate | undefined
  problemOf: (field: string) => string | undefined
  onChange: (value: Certificate) => void
}

/** Whether a course gives a certificate, from which score on, and for how long. */
export function CertificateFields({ value = usual, problemOf, onChange }: Props) {
  const t = useText()
  const { validMonths, ...rest } = value
  const months = (given: string | number) => {
    const whole = Math.trunc(Number(given))
    onChange(whole > 0 ? { ...rest, validMonths: whole } : rest)
  }
  return (
    <Fieldset legend={t('certificate')}>
      <Stack>
        <Switch
          id="details.certificate"
          label={t('certificate.offered')}
          checked={value.isOffered}
          error={problemOf('details.certificate')}
          onChange={(event) => onChange({ ...value, isOffered: event.currentTarget.checked })}
        />
        {value.isOffered && (
          <>
            <NumberInput
              label={t('certificate.score')}
              description={t('certificate.scoreHelp')}
              value={value.minimumScore}
              min={0}
              max={100}
              allowDecimal={false}
              suffix=" %"
              error={problemOf('details.certificate.minimumScore')}
              onChange={(score) => onChange({ ...value, minimumScore: Math.trunc(Number(score)) || 0 })}
            />
            <NumberInput
              label={t('certificate.months')}
              description={t('certificate.monthsHelp')}
              value={validMonths ?? ''}
              min={1}
              max={120}
              allowDecimal={false}
              error={problemOf('details.certificate.validMonths')}
              onChange={months}
            />
          </>
        )}
      </Stack>
    </Fieldset>
  )
}
