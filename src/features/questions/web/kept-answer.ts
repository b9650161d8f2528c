import { answerPrefix } from '#platform/web/kept-answers.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

/** Where answers that the site does not have yet are kept, by the question. */
const keyOf = (form: HTMLFormElement) => `${answerPrefix}${form.dataset.question ?? ''}`

/** Keeps what was answered on this device, so that neither a lost connection nor a closed page takes it away. */
export function keepAnswer(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '')
  tryStorage(() =>
    fields.length > 0
      ? localStorage.setItem(keyOf(form), JSON.stringify(fields))
      : localStorage.removeItem(keyOf(form)),
  )
}

export function forgetAnswer(form: HTMLFormElement): void {
  tryStorage(() => localStorage.removeItem(keyOf(form)))
}

/** Whoever comes next to this device finds nothing of what was answered. */
export function forgetAnswers(): void {
  tryStorage(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(answerPrefix))
      .forEach((key) => localStorage.removeItem(key)),
  )
}

/** Puts what was kept back into the form, which hears of it. */
export function restoreAnswer(form: HTMLFormElement): void {
  const kept = tryStorage(() => localStorage.getItem(keyOf(form)))
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
