import { flushSync } from 'react-dom'
import type { FieldErrors } from '#platform/errors.ts'
import { useWrongFields, withheld } from '#ui/web/admin/use-wrong-fields.ts'
import type { Withheld } from '../../drafts/web/use-saving.ts'
import type { EditorParts } from './use-editor-parts.ts'

const nothingRefused: FieldErrors = {}

/** Settings whose fields show what they do not pass on, and the way to the first of them. */
export function useWithheld({ settings, openSettings }: EditorParts): Withheld {
  const { isWrong, focusFirst } = useWrongFields(settings, nothingRefused, withheld)
  return {
    isAny: isWrong,
    lead: () => {
      if (!isWrong) return false
      // What is hidden takes no focus.
      flushSync(openSettings)
      return focusFirst()
    },
  }
}
