import { TextInput } from '@mantine/core'
import type { Ref } from 'react'
import { useText } from './text.ts'

interface Props {
  ref: Ref<HTMLInputElement>
  /** What is to be typed. */
  wanted: string
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

/** The words by which somebody shows that they mean it. */
export function TypedConfirmation({ ref, wanted, value, isWrong, onChange }: Props) {
  const t = useText()
  return (
    <TextInput
      ref={ref}
      label={t('dialog.type', { words: wanted })}
      value={value}
      error={isWrong && t('dialog.mistyped', { words: wanted })}
      // The field may have the focus already when this is said.
      errorProps={{ role: 'alert' }}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
