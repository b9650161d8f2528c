import { useId } from 'react'
import fields from './form-field.module.css'

interface Props {
  label: string
  defaultValue?: string
  placeholder?: string
}

/** The words to look for, sent as `q`. */
export function SearchField({ label, defaultValue, placeholder }: Props) {
  const id = useId()
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={fields.control}
        id={id}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={defaultValue}
        placeholder={placeholder}
        key={defaultValue}
      />
    </div>
  )
}
