import { NativeSelect } from '@mantine/core'
import { useAddress } from '../use-address.ts'

interface Props {
  label: string
  /** Member of the address. */
  name: string
  /** Label of "everything"; left out when one of the options always holds. */
  all?: string
  options: { value: string; label: string }[]
}

/** One filter of a list, kept in the address. */
export function ChoiceFilter({ label, name, all, options }: Props) {
  const address = useAddress()
  const data = all === undefined ? options : [{ value: '', label: all }, ...options]
  return (
    <NativeSelect
      label={label}
      data={data}
      value={address.read(name) || data[0]?.value}
      onChange={({ currentTarget: { value } }) =>
        address.set({ [name]: value === data[0]?.value ? '' : value })
      }
    />
  )
}
