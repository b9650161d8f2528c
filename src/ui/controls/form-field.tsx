import { useId, type ReactNode } from 'react'
import styles from './form-field.module.css'
import { useText } from '../text.ts'

/** What the control inside a field must carry, so that label, help and error belong to it. */
interface ControlProps {
  id: string
  className: string | undefined
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: ReactNode
  help?: ReactNode
  /** A sentence in the reader's language, beside the field. */
  error?: string
  /** Fields are required unless they say otherwise. */
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

/** One field of a form: `<FormField label=…>{(control) => <input {...control} name="email" />}</FormField>`. */
export function FormField({ label, help, error, optional = false, children }: Props) {
  const t = useText()
  const id = useId()
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('field.optional')}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        required: !optional,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  )
}

interface CheckboxProps {
  label: ReactNode
  name: string
  error?: string
  defaultChecked?: boolean
  required?: boolean
}

/** A box to tick, its label behind it. */
export function CheckboxField({ label, name, error, defaultChecked, required }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.checkbox}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={defaultChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
