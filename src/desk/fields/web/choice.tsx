import { NativeSelect } from '@mantine/core'

interface Props {
  id?: string
  label: string
  help?: string
  none: string
  options: { value: string; label: string }[]
  value: string | null
  error?: string
  onChange: (value: string | null) => void
}

/** One of several, or none. */
export function Choice({ id, label, help, none, options, value, error, onChange }: Props) {
  return (
    <NativeSelect
      id={id}
      label={label}
      description={help}
      data={[{ value: '', label: none }, ...options]}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  )
}
