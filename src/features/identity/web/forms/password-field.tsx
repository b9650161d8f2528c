import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormField } from '#ui/controls/form-field.tsx'
import { useText } from '../text.ts'
import styles from './password-field.module.css'

interface Props {
  name: string
  label: string
  error?: string
  help?: ReactNode
  /** A password somebody chooses now: gets the rules, which follow the typing calmly. */
  isNew?: boolean
}

export const passwordLength = { least: 12, most: 128 }

/** A password that can be shown while it is typed; pasting and password managers work. */
export function PasswordField({ name, label, error, help, isNew = false }: Props) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const [length, setLength] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  // Somebody may have typed before the page ran.
  useEffect(() => setLength(lengthOf(input.current?.value ?? '')), [])
  return (
    <FormField label={label} error={error} help={isNew ? <PasswordRules length={length} /> : help}>
      {(control) => (
        <span className={styles.frame}>
          <input
            {...control}
            ref={input}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={passwordLength.most * 4}
            onInput={isNew ? (event) => setLength(lengthOf(event.currentTarget.value)) : undefined}
          />
          <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'password.hide' : 'password.show')}
          </button>
        </span>
      )}
    </FormField>
  )
}

function lengthOf(password: string): number {
  return [...password.normalize('NFKC')].length
}

function PasswordRules({ length }: { length: number }) {
  const t = useText()
  const missing = passwordLength.least - length
  return (
    <>
      <span className={styles.length} data-enough={missing <= 0}>
        {length === 0 && t('password.rule', { count: passwordLength.least })}
        {length > 0 && missing > 0 && t('password.missing', { count: missing })}
        {missing <= 0 && length <= passwordLength.most && t('password.enough')}
        {length > passwordLength.most && t('field.tooLong')}
      </span>{' '}
      <span>{t('password.advice')}</span>
    </>
  )
}
