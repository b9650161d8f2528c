import { FormField } from '#ui/controls/form-field.tsx'
import { useText } from '../text.ts'

interface Props {
  error?: string
  /** What stands there at first. */
  value?: string
}

/** The address by which somebody signs in. */
export function EmailField({ error, value }: Props) {
  const t = useText()
  return (
    <FormField label={t('field.emailLabel')} error={error}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={value}
          maxLength={254}
        />
      )}
    </FormField>
  )
}
