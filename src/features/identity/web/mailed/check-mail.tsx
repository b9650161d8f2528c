import { useEffect, useRef } from 'react'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import entrance from '../entrance.module.css'
import { SendVerification } from '../sign-in/send-verification.tsx'
import { useText } from '../text.ts'

interface Props {
  email: string
  text: string
  canSendAgain?: boolean
  /** Back to the form, for an address that was typed wrong. */
  onBack(): void
}

/** A mail is on its way, if there is somebody to write to: said alike for every address. */
export function CheckMail({ email, text, canSendAgain = false, onBack }: Props) {
  const t = useText()
  const top = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const carried = useCarriedLanguage()
  useEffect(() => top.current?.focus(), [])
  return (
    <div className={entrance.form} ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <Notice tone="success" live>
        {email && (
          <p>
            <strong>{email}</strong>
          </p>
        )}
        <p>{text}</p>
      </Notice>
      <p>{t('mail.notThere')}</p>
      <div className={entrance.row}>
        {canSendAgain && <SendVerification email={email} />}
        {isHydrated ? (
          <button type="button" className={buttons.quiet} onClick={onBack}>
            {t('mail.otherAddress')}
          </button>
        ) : (
          <a className={buttons.quiet} href={carried('?')}>
            {t('mail.otherAddress')}
          </a>
        )}
      </div>
    </div>
  )
}
