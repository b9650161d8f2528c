import { answerPrefix } from '#platform/web/kept-answers.ts'

/** Where answers that the site does not have yet are kept, by the question. */
const keyOf = (form: HTMLFormElement) => `${answerPrefix}${form.dataset.question ?? ''}`

/** Keeps what was answered on this device, so that neither a lost connection nor a closed page takes it away. */
export function keepAnswer(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '')
  tryStorage((storage) =>
    fields.length > 0
      ? storage.setItem(keyOf(form), JSON.stringify(fields))
      : storage.removeItem(keyOf(form)),
  )
}

export function forgetAnswer(form: HTMLFormElement): void {
  tryStorage((storage) => storage.removeItem(keyOf(form)))
}

/** Whoever comes next to this device finds nothing of what was answered. */
export function forgetAnswers(): void {
  tryStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(answerPrefix))
      .forEach((key) => storage.removeItem(key)),
  )
}

/** Puts what was kept back into the form, which hears of it. */
export function restoreAnswer(form: HTMLFormElement): void {
  const kept = tryStorage((storage) => storage.getItem(keyOf(form)))
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

/** A browser may refuse its storage; then nothing is kept, and nothing else breaks. */
function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}
