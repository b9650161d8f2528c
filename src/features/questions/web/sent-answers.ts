import { newKey } from '#platform/web/idempotency-key.ts'

/**
 * What each form sent last, and under which key: tapped twice, or sent again because no answer came, it counts once. Another answer,
 * and the same after the form was emptied, has another key.
 */
export function createSentAnswers<Form extends object>() {
  const last = new Map<Form, { content: string; key: string; isOnItsWay: boolean }>()
  return {
    /** The key to send it under; null while the same is on its way. */
    begin(form: Form, content: string): string | null {
      const before = last.get(form)
      const isSame = before?.content === content
      if (isSame && before.isOnItsWay) return null
      const key = isSame ? before.key : newKey()
      last.set(form, { content, key, isOnItsWay: true })
      return key
    },
    /** It was answered, or the connection broke. */
    end(form: Form, key: string): void {
      const now = last.get(form)
      if (now?.key === key) now.isOnItsWay = false
    },
    /** The form was emptied. */
    forget: (form: Form) => void last.delete(form),
  }
}
