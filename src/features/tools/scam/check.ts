import { escapeHtml } from '#platform/escape-html.ts'
import type { Words } from '../words/words.ts'
import { scamAnswers, scamQuestions, type ScamAnswer, verdictOf } from './verdict.ts'

/**
 * The twelve questions. They stand in no form, so nothing of the answers can be sent anywhere; without a script they are read and
 * counted as it says below them. `key` begins the names of the fields.
 */
export function scamCheck(
  { say, language }: Words,
  { key, hasTitle }: { key: string; hasTitle: boolean },
): string {
  const title = hasTitle ? `<p class="calculator-title">${escapeHtml(say('scam-check.title'))}</p>` : ''
  const questions = scamQuestions.map((question) => {
    const fields = scamAnswers.map(
      (answer) =>
        `<label><input type="radio" name="${key}-${question}" value="${answer}" data-question="${question}" autocomplete="off"><span>${escapeHtml(say(`scam.${answer}`))}</span></label>`,
    )
    return `<li><fieldset><legend>${escapeHtml(say(`scam.q.${question}`))}</legend><p class="calculator-note">${escapeHtml(say(`scam.why.${question}`))}</p><div class="scam-answers">${fields.join('')}</div></fieldset></li>`
  })
  return `<section class="calculator scam-check" lang="${language}" data-scam-check="${key}" aria-label="${escapeHtml(say('scam-check.title'))}">
${title}<p>${escapeHtml(say('scam.begin'))}</p>
<ol class="scam-questions">${questions.join('')}</ol>
<div class="scam-verdict" role="status" data-verdict><p>${escapeHtml(say('scam.count'))}</p></div>
<p class="calculator-send"><button type="button" data-again hidden>${escapeHtml(say('scam.again'))}</button></p>
${listOf(say, 'checks', 3)}
${listOf(say, 'paid', 6)}
</section>`
}

function listOf(say: Words['say'], name: string, count: number): string {
  const entries = Array.from(
    { length: count },
    (_, at) => `<li>${escapeHtml(say(`scam.${name}.${at + 1}`))}</li>`,
  )
  return `<p class="calculator-title">${escapeHtml(say(`scam.${name}`))}</p><ol>${entries.join('')}</ol>`
}

/** What the answers say and what to do next, as HTML; where nothing is answered yet, how to count. */
export function verdictHtml(
  { say }: Words,
  answers: Readonly<Record<string, ScamAnswer | undefined>>,
): string {
  const { verdict, signs, answered, all } = verdictOf(answers)
  if (verdict === 'begin') return `<p>${escapeHtml(say('scam.count'))}</p>`
  const counted = say('scam.counted', { count: String(signs), answered: String(answered), all: String(all) })
  return `<p class="scam-word" data-word="${verdict}">${escapeHtml(say(`scam.verdict.${verdict}`))}</p><p>${escapeHtml(say(`scam.next.${verdict}`))}</p><p class="calculator-note">${escapeHtml(counted)}</p>`
}
