import { TextInput } from '@mantine/core'
import { useText } from '../../member/text.ts'

interface Props {
  value: string
  error?: string | null
  hasFocus?: boolean
  onChange(code: string): void
}

/** The six digits of an authenticator app. */
export function CodeInput({ value, error, hasFocus = false, onChange }: Props) {
  const t = useText()
  return (
    <TextInput
      ref={(input) => {
        if (hasFocus && input && !input.dataset.met) {
          input.dataset.met = 'yes'
          input.focus()
        }
      }}
      label={t('twoStep.code')}
      description={t('twoStep.codeHelp')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      maw="20rem"
      value={value}
      error={error}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
