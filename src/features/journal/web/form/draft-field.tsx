import { FormField } from '#ui/controls/form-field.tsx'
import { mostName, mostTag, mostTags, mostWords } from '../../limits.ts'
import { useText } from '../text.ts'
import type { Draft, DraftError } from './draft.ts'
import type { PartProps } from './trade-dialog.tsx'

type Typed = Exclude<keyof Draft, 'side' | 'exits' | 'enteredOn'>

interface Props extends PartProps {
  name: Typed
  isWords?: boolean
  isFigure?: boolean
  optional?: boolean
  help?: string
}

/** A field of the draft that is typed. */
export function DraftField({ name, draft, errors, change, isWords, isFigure, optional = true, help }: Props) {
  const t = useText()
  const sayError = useErrorText()
  const error = errors[name]
  return (
    <FormField
      label={t(`field.${name}`)}
      optional={optional}
      help={help}
      error={error && sayError(error, name === 'instrument' ? mostName : mostWords)}
    >
      {(control) => {
        const field = {
          ...control,
          value: draft[name],
          onChange: (event: { currentTarget: { value: string } }) =>
            change({ [name]: event.currentTarget.value }),
        }
        return isWords ? (
          <textarea {...field} rows={3} />
        ) : (
          <input {...field} inputMode={isFigure ? 'decimal' : undefined} autoComplete="off" />
        )
      }}
    </FormField>
  )
}

export function useErrorText(): (error: DraftError, most?: number) => string {
  const t = useText()
  return (error, most = mostWords) => {
    if (error === 'long') return t('wrong.long', { count: most })
    return error === 'tags' ? t('wrong.tags', { count: mostTags, letters: mostTag }) : t(`wrong.${error}`)
  }
}
