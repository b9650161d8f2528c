import { answerKey, findAnswer } from '#platform/web/kept-answers.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

export function forgetAnswer(form: HTMLFormElement, uid?: string): void {
  tryStorage(() => localStorage.removeItem(answerKey(form.dataset.question ?? '', uid)))
}

/** Puts what was kept of a reader back into the form, which hears of it. */
export function restoreAnswer(form: HTMLFormElement, uid?: string): void {
  const kept = findAnswer(form.dataset.question ?? '', uid)
  if (!kept) return
  for (const [name, value] of fieldsIn(kept)) {
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && field.name === name) {
        if (field.type === 'radio' || field.type === 'checkbox') field.checked ||= field.value === value
        else field.value = value
      }
      if (field instanceof HTMLSelectElement && field.name === name) field.value = value
    }
  }
  form.dispatchEvent(new Event('restore'))
}

function fieldsIn(kept: string): [string, string][] {
  const fields: unknown = JSON.parse(kept)
  if (!Array.isArray(fields)) return []
  return fields.filter(
    (one): one is [string, string] =>
      Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string',
  )
}
