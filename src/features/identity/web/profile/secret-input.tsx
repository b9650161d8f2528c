import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../member/text.ts'

/** A password's field in the member area; the library neither names its eye nor marks it as refused. */
export function SecretInput(field: Omit<PasswordInputProps, 'visibilityToggleButtonProps'>) {
  const t = useText()
  return (
    <PasswordInput
      {...field}
      aria-invalid={field.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('password.toggle') }}
    />
  )
}
