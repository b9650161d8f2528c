import { useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import { useFieldText } from '../forms/refusal-text.ts'
import { Problem } from '../forms/refusal.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useText } from '../text.ts'

interface Props {
  onDone(): Promise<void>
  /** The first step has to be done again. */
  onOver?(): void
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onDone, onOver }: Props) {
  const t = useText()
  const api = useApi()
  const fieldText = useFieldText()
  const form = useForm(async (value) => {
    await api.post('/api/auth/sign-in/code', { body: { code: value('code') } })
    await onDone()
  })
  const isWrong = form.error?.code === 'code.wrong'
  const isOver = form.error?.code === 'second_step.over'
  return (
    <form {...form.props}>
      <Problem error={isWrong ? null : form.error}>
        {isOver && onOver && (
          <button type="button" className={buttons.secondary} onClick={onOver}>
            {t('secondStep.again')}
          </button>
        )}
      </Problem>
      <FormField
        label={t('secondStep.code')}
        help={t('secondStep.help')}
        error={isWrong ? t('refusal.code') : fieldText(form.fields, 'code')}
      >
        {(control) => (
          <input
            {...control}
            name="code"
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            data-first-focus
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else is asked here; without scripts too
            autoFocus
          />
        )}
      </FormField>
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {t(form.isSending ? 'signIn.sending' : 'secondStep.button')}
      </BusyButton>
    </form>
  )
}
