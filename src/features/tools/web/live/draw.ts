import { isLanguage, type Language } from '#platform/languages.ts'
import { answerOf } from '../../calculators/answer.ts'
import { findCalculator } from '../../calculators/all.ts'
import { detailsOf, ownForm, sumSearch } from '../../calculators/form.ts'
import { givenIn } from '../../given.ts'
import { verdictHtml } from '../../scam/check.ts'
import { scamAnswers, type ScamAnswer } from '../../scam/verdict.ts'
import { wordsOf, type Words } from '../../words/words.ts'

const catalogues = {
  en: () => import('../../words/locales/en.json'),
  am: () => import('../../words/locales/am.json'),
}

/** The words of a form, fetched when its reader first types, or ahead where its page is kept on the device. */
export async function wordsFor(tool: HTMLElement): Promise<Words> {
  // A field of the form is called `lang` as well, and stands in the way of the property.
  const lang = tool.getAttribute('lang') ?? ''
  const language = isLanguage(lang) ? lang : 'en'
  return wordsOf((await catalogues[language]()).default, language)
}

/** A sum on its own page that was worked out: the query of its address, and the form as the server draws it for that address. */
export interface WorkedOut {
  id: string
  language: Language
  search: string
  html: string
}

/** Answers what stands in a calculator now; what is the same as before stays, so that nothing is read aloud twice. */
export async function answerForm(form: HTMLFormElement): Promise<WorkedOut | null> {
  const words = await wordsFor(form)
  const calculator = findCalculator(form.dataset.calculator ?? '')
  const details = form.querySelector('[data-details]')
  const sentence = form.querySelector('[data-sentence]')
  if (!calculator || !details || !sentence) return null
  const given = givenIn(calculator, fieldsOf(form))
  const answer = answerOf(calculator, given, words)
  for (const { name } of calculator.inputs) showFault(form, name, answer.faults[name])
  if (sentence.textContent !== answer.sentence) sentence.textContent = answer.sentence
  const isOwnPage = 'ownPage' in form.dataset
  const isOpen = details.querySelector('details')?.open
  // Everything that was typed is escaped there.
  details.innerHTML = detailsOf(calculator, {
    given,
    answer,
    words,
    isOwnPage,
  })
  const sum = details.querySelector('details')
  if (sum && isOpen !== undefined) sum.open = isOpen
  // A fault has no address.
  if (!isOwnPage || Object.keys(answer.faults).length > 0) return null
  const { language } = words
  const search = sumSearch(calculator, given, language)
  return { id: calculator.id, language, search, html: ownForm(calculator, given, words) }
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  return fields
}

function showFault(form: HTMLFormElement, name: string, fault = ''): void {
  const field = form.elements.namedItem(name)
  const place = form.querySelector(`[data-fault="${name}"]`)
  if (!(field instanceof HTMLInputElement) || !place) return
  if (fault) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  if (place.textContent !== fault) place.textContent = fault
}

/** Says what the answers of a scam check come to; nothing of them leaves this function. */
export async function answerCheck(check: HTMLElement): Promise<void> {
  const words = await wordsFor(check)
  const answers: Record<string, ScamAnswer> = {}
  for (const field of check.querySelectorAll<HTMLInputElement>('input[data-question]:checked')) {
    const given = scamAnswers.find((one) => one === field.value)
    if (given) answers[field.dataset.question ?? ''] = given
  }
  const place = check.querySelector('[data-verdict]')
  const html = verdictHtml(words, answers)
  if (place && place.innerHTML !== html) place.innerHTML = html
  const again = check.querySelector<HTMLButtonElement>('[data-again]')
  if (again) again.hidden = Object.keys(answers).length === 0
}
