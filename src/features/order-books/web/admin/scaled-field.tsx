import { NumberInput } from '@mantine/core'

interface Props {
  id?: string
  label: string
  help?: string | undefined
  /** As it is stored: a whole number of parts of which `scale` make what is shown. */
  value: number
  least: number
  most: number
  scale: 1 | 100
  error?: string | undefined
  onChange: (value: number) => void
}

/** A whole number, shown in what people count in. */
export function ScaledField({ id, label, help, value, least, most, scale, error, onChange }: Props) {
  return (
    <NumberInput
      id={id}
      label={label}
      description={help}
      value={value / scale}
      min={least / scale}
      max={most / scale}
      decimalScale={scale === 1 ? 0 : 2}
      allowDecimal={scale !== 1}
      error={error}
      onChange={(shown) => {
        const stored = Math.round(Number(shown) * scale)
        if (shown !== '' && stored >= least && stored <= most) onChange(stored)
      }}
    />
  )
}
