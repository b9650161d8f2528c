import { answerKey, answerPrefix } from '#platform/web/kept-answers.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

/** Keeps what a reader answered on this device, so that neither a lost connection nor a closed page takes it away. */
export function keepAnswer(form: HTMLFormElement, uid?: string): void {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '')
  const key = answerKey(form.dataset.question ?? '', uid)
  tryStorage(() =>
    fields.length > 0 ? localStorage.setItem(key, JSON.stringify(fields)) : localStorage.removeItem(key),
  )
}

/** Whoever comes next to this device finds nothing of what was answered. */
export function forgetAnswers(): void {
  tryStorage(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(answerPrefix))
      .forEach((key) => localStorage.removeItem(key)),
  )
}
