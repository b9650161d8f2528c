import { escapeHtml } from '#platform/escape-html.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { queryOf } from '../given.ts'
import { labelWithUnit, type Words } from '../words/words.ts'
import { answerOf, type Answer, type Given } from './answer.ts'
import type { Calculator } from './calculator.ts'

/**
 * A calculator as a form that works without a script, with what was typed into it and its answer. `key` begins the ids of its fields
 * and tells forms of one page apart. The same function draws the answer anew in the browser.
 */
export function calculatorForm(
  calculator: Calculator,
  given: Given,
  { words, key, isOwnPage }: { words: Words; key: string; isOwnPage: boolean },
): string {
  const { id } = calculator
  const { say, language } = words
  const answer = answerOf(calculator, given, words)
  const title = escapeHtml(say(`${id}.title`))
  const fields = calculator.inputs.map(({ name, unit, example }) => {
    const field = `${key}-${name}`
    const label = labelWithUnit(words, say(`${id}.${name}`), unit)
    const fault = answer.faults[name]
    return `<div class="calculator-field"><label for="${field}">${escapeHtml(label)}</label><input id="${field}" name="${name}" value="${escapeHtml(given[name] ?? example)}" inputmode="decimal" autocomplete="off" maxlength="40" aria-describedby="${field}-fault"${fault ? ' aria-invalid="true"' : ''}><p class="calculator-fault" id="${field}-fault" data-fault="${name}">${escapeHtml(fault ?? '')}</p></div>`
  })
  return `<form class="calculator" method="get" action="${paths.tool(id)}" lang="${language}" data-calculator="${id}"${isOwnPage ? ' data-own-page' : ''} aria-labelledby="${key}-title">
<input type="hidden" name="lang" value="${language}"><p class="${isOwnPage ? 'visually-hidden' : 'calculator-title'}" id="${key}-title">${title}</p>
<div class="calculator-fields">${fields.join('')}</div>
<p class="calculator-send"><button type="submit">${escapeHtml(say('work'))}</button></p>
<p class="calculator-sentence" role="status" data-sentence>${escapeHtml(answer.sentence)}</p>
<div data-details>${detailsOf(calculator, { given, answer, words, isOwnPage })}</div>
</form>`
}

/** The form of its own page, the same from the server and in the browser. */
export function ownForm(calculator: Calculator, given: Given, words: Words): string {
  return calculatorForm(calculator, given, { words, key: 'sum', isOwnPage: true })
}

/** The query of a sum's address, with the fields that the form sends without a script. */
export function sumSearch(calculator: Pick<Calculator, 'inputs'>, given: Given, language: Language): string {
  const query = queryOf(calculator, given)
  return `?${query ? `${query}&` : ''}lang=${language}`
}

/** What stands below the sentence: the figures, the sum in words and in figures, where it comes from, and the address of it all. Nobody is handed the address of a fault. */
export function detailsOf(
  calculator: Calculator,
  {
    given,
    answer,
    words: { say, language },
    isOwnPage,
  }: { given: Given; answer: Answer; words: Words; isOwnPage: boolean },
): string {
  if (Object.keys(answer.faults).length > 0) return ''
  const { id } = calculator
  const address = paths.tool(id) + sumSearch(calculator, given, language)
  const words = isOwnPage ? say('address') : say('open', { title: say(`${id}.title`) })
  const link = `<p class="calculator-address"><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`
  if (answer.figures.length === 0) return link
  const figures = answer.figures.map(
    ({ label, figure }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(figure)}</dd></div>`,
  )
  const sums = answer.sums.map(
    ({ inWords, inFigures }) => `<p>${escapeHtml(inWords)}</p><p>${escapeHtml(inFigures)}</p>`,
  )
  return `<dl class="calculator-figures">${figures.join('')}</dl>
<details class="calculator-sum"${isOwnPage ? ' open' : ''}><summary>${escapeHtml(say('formula'))}</summary>${sums.join('')}<p class="calculator-note">${escapeHtml(say('source', { source: say(`${id}.source`) }))}</p><p class="calculator-note">${escapeHtml(say('rounding'))}</p></details>
${link}`
}
