import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useLanguage } from '#platform/web/i18n.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import buttons from '#ui/controls/button.module.css'
import type { Trade, TradeFields } from '../../contract.ts'
import { useText } from '../text.ts'
import { draftOf, emptyFields, readDraft, type Draft, type DraftErrors } from './draft.ts'
import styles from '../form.module.css'
import { typedNameOf, type TypedTrade } from './opened-trade.ts'
import { PlanFields } from './plan-fields.tsx'
import { ResultFields } from './result-fields.tsx'

interface Props {
  /** Undefined: a new one. */
  trade: Trade | undefined
  /** `opened`: as it was begun from. Done once the trade outlives this page. */
  onSave: (fields: TradeFields, opened: Trade | undefined) => Promise<void>
  onClose: () => void
}

/** What the parts of the form share. */
export interface PartProps {
  draft: Draft
  errors: DraftErrors
  change: (values: Partial<Draft>) => void
}

/**
 * Writes a trade: the plan first, then what came of it. Closing it gives the focus back to where it was. What was written is there when
 * it is opened again, unless it was kept or cancelled.
 */
export function TradeDialog({ trade, onSave, onClose }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const { typed, type, forget, settleOnce } = useTypedState<TypedTrade>(typedNameOf(trade))
  const [begun] = useState(() => draftOf(trade?.fields ?? emptyFields, language))
  // What others wrote since it was begun is not what its writer saw.
  const { draft, opened } = typed ?? { draft: begun, opened: trade }
  const [errors, setErrors] = useState<DraftErrors>({})
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const cancel = () => {
    forget()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readDraft(draft, opened?.fields)
    setErrors(read.errors)
    if (Object.keys(read.errors).length === 0) return settleOnce(onSave(read.fields, opened))
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const change = (values: Partial<Draft>) =>
    type({ draft: { ...draft, ...values }, ...(opened && { opened }) })
  const parts = { draft, errors, change }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="trade-dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id="trade-dialog-title">{t(trade ? 'form.edit' : 'form.new')}</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <PlanFields {...parts} />
        <ResultFields {...parts} />
        <p className={styles.wrong} role="alert">
          {Object.keys(errors).length > 0 && t('wrong.some')}
        </p>
        {typed && <p className={styles.aside}>{t('form.keptTyped')}</p>}
        <p className={styles.actions}>
          <button type="submit" className={buttons.primary}>
            {t('save')}
          </button>
          <button type="button" className={buttons.secondary} onClick={cancel}>
            {t('cancel')}
          </button>
        </p>
      </form>
    </dialog>
  )
}
