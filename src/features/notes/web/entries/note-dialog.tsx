import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import type { Language } from '#platform/languages.ts'
import { useTypedForm, useTypedName } from '#platform/web/typed/typed-form.ts'
import { forgetTyped, forgetTypedOnce } from '#platform/web/typed/typed-store.ts'
import { mostWords } from '../../limits.ts'
import { useText } from '../text.ts'
import { shortened } from './note-entry.tsx'
import styles from './note-dialog.module.css'

interface Props {
  title: string
  /** What is written about, by which it is kept in this tab. */
  keptAs: string
  /** What the note is about, where it is chosen already. */
  quote?: { words: string; lang: Language | undefined }
  words?: string
  /** Fields above that of the words. */
  children?: ReactNode
  /** Done once the note outlives this page. */
  onSave: (words: string) => Promise<void>
  onClose: () => void
}

/**
 * Writes what a member thinks about a passage. Closing it gives the focus back to where it was. What was written is there when it is
 * opened again, unless it was kept or cancelled.
 */
export function NoteDialog({ title, keptAs, quote, words = '', children, onSave, onClose }: Props) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { form, forget, forgetOnce } = useKeptWords(keptAs)
  const [isTooLong, setTooLong] = useState(false)
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
    const written = String(new FormData(event.currentTarget).get('words') ?? '').trim()
    if ([...written].length > mostWords) return setTooLong(true)
    forgetOnce(onSave(written))
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="note-dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id="note-dialog-title">{title}</h2>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {quote && (
          <blockquote className={styles.quote} lang={quote.lang}>
            {shortened(quote.words, 240)}
          </blockquote>
        )}
        {children}
        <FormField
          label={t('words')}
          optional
          help={t('words.help')}
          error={isTooLong ? t('words.tooLong', { count: mostWords }) : undefined}
        >
          {(control) => <textarea {...control} name="words" rows={5} defaultValue={words} />}
        </FormField>
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

function useKeptWords(keptAs: string) {
  const form = useRef<HTMLFormElement>(null)
  const name = useTypedName(`note ${keptAs}`)
  useTypedForm(form, name)
  return {
    form,
    forget: () => name !== null && forgetTyped(name),
    forgetOnce: (safe: Promise<void>) => name !== null && void forgetTypedOnce(name, safe),
  }
}
