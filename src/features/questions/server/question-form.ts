import { placeNumber } from '#content/reading/server/places.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Language } from '#platform/languages.ts'
import { formatMessage, type Catalogue } from '#platform/messages.ts'
import { paths } from '#platform/paths.ts'
import { choiceLetter } from '#platform/word-forms/choice-letters.ts'
import type { Context } from '#platform/server/context.ts'
import type { AskedQuestion, ShownQuestion } from '../contract.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import feedsAm from './locales/am.json' with { type: 'json' }
import feedsEn from './locales/en.json' with { type: 'json' }
import { listQuestions, readQuestion } from './questions.ts'

const catalogues = { en: { ...en, ...feedsEn }, am: { ...am, ...feedsAm } }

/** Questions in the midst of a text, each a form that works without a script. */
export async function showQuestions(
  ctx: Context,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<Map<string, string>> {
  const questions = await listQuestions(ctx, ids, language)
  return new Map(questions.map((question) => [question.id, formOf(question, placeNumber)]))
}

/** The same for feeds: a sentence with the way to the form in its text. */
export async function showQuestionsInFeeds(
  ctx: Context,
  { ids, language }: { ids: readonly string[]; language: Language },
): Promise<Map<string, string>> {
  const questions = await listQuestions(ctx, ids, language)
  return new Map(
    questions.map((question) => {
      const say = wordsIn(question.language)
      const link = `<a href="#q-${question.id}">${escapeHtml(say('check.title'))}</a>`
      return [question.id, `<p>${link}: ${escapeHtml(say('inFeeds'))}</p>`]
    }),
  )
}

/** One question with its form; refused as `readQuestion` says. */
export async function showQuestion(
  ctx: Context,
  address: string,
  language: Language,
): Promise<ShownQuestion> {
  const question = await readQuestion(ctx, address, language)
  return { ...question, formHtml: formOf(question) }
}

/** A question as a form in its own language. Names of fields are those that `answerOfForm` reads. `number` tells forms of one page apart. */
function formOf(question: AskedQuestion, number = ''): string {
  const { id, slug, form, language, html } = question
  const say = wordsIn(language)
  const name = `q-${id}${number}`
  const labelled = `aria-labelledby="${name}-title ${name}-asked"`
  return `<form class="self-check" id="${name}" method="post" action="${escapeHtml(paths.question(slug))}" lang="${language}" data-question="${id}" data-form="${form}" ${labelled}>
<input type="hidden" name="form" value="${form}"><input type="hidden" name="choices" value="${question.choices.map((choice) => choice.id).join(' ')}">
<p class="self-check-title" id="${name}-title">${escapeHtml(say('check.title'))}</p>
<div class="self-check-asked" id="${name}-asked">${html}</div>
${fieldsOf(question, say, name)}
<p class="self-check-send"><button type="submit">${escapeHtml(say('check.send'))}</button></p>
<div class="self-check-result" data-result></div>
</form>`
}

type Say = (key: keyof (typeof catalogues)['en'], values?: Record<string, string>) => string

function fieldsOf(question: AskedQuestion, say: Say, name: string): string {
  switch (question.form) {
    case 'single':
    case 'truth':
      return choicesOf(question, name, { type: 'radio', legend: say('check.choose') })
    case 'multiple':
      return choicesOf(question, name, { type: 'checkbox', legend: say('check.chooseSeveral') })
    case 'point':
      // Filled in by a script alone, and emptied with the form, as no field of the type hidden is.
      return `<input name="point" hidden autocomplete="off">${choicesOf(question, name, { type: 'radio', legend: say('check.point') })}`
    case 'number':
      return numberOf(question, say, name)
    case 'order':
      return stepsOf(question, say, name)
    case 'match':
      return pairsOf(question, say, name)
  }
}

function choicesOf(
  { choices, places }: AskedQuestion,
  name: string,
  { type, legend }: { type: 'radio' | 'checkbox'; legend: string },
): string {
  const shown = choices.map((choice, index) => {
    const place = places[index]
    const area = place ? ` data-area="${place.x} ${place.y} ${place.width} ${place.height}"` : ''
    const field = `<input type="${type}" name="chosen" value="${choice.id}"${area}>`
    return `<div class="self-check-choice" data-choice="${choice.id}"><label>${field}<span>${inLine(choice.html)}</span></label></div>`
  })
  return `<fieldset id="${name}-choices"><legend>${escapeHtml(legend)}</legend>${shown.join('')}</fieldset>`
}

function numberOf({ unit }: AskedQuestion, say: Say, name: string): string {
  const label = unit ? say('check.numberIn', { unit }) : say('check.number')
  return `<p class="self-check-number"><label for="${name}-number">${escapeHtml(label)}</label><input id="${name}-number" name="number" inputmode="decimal" autocomplete="off" maxlength="40" aria-describedby="${name}-asked"></p>`
}

function stepsOf({ choices }: AskedQuestion, say: Say, name: string): string {
  const places = choices.map((_, index) => `<option value="${index + 1}">${index + 1}</option>`).join('')
  const shown = choices.map((choice) => {
    const words = `${name}-${choice.id}`
    const label = escapeHtml(say('check.place'))
    const field = `<select ${namedBy(words, label)} name="place-${choice.id}"><option value="">–</option>${places}</select>`
    return `<div class="self-check-choice self-check-step" data-choice="${choice.id}">${field}<div id="${words}">${choice.html}</div></div>`
  })
  return `<fieldset><legend>${escapeHtml(say('check.order'))}</legend>${shown.join('')}</fieldset>`
}

/** What choices are paired with has letters, so that it may be more than words. */
function pairsOf({ choices, counterparts, language }: AskedQuestion, say: Say, name: string): string {
  const others = counterparts
    .map(({ html }, index) => `<li><b>${choiceLetter(index, language)}.</b> <div>${html}</div></li>`)
    .join('')
  const options = counterparts
    .map(
      (one, index) =>
        `<option value="${one.id}">${choiceLetter(index, language)}. ${shortWords(one.html)}</option>`,
    )
    .join('')
  const shown = choices.map((choice) => {
    const words = `${name}-${choice.id}`
    const label = escapeHtml(say('check.match'))
    const field = `<select ${namedBy(words, label)} name="match-${choice.id}"><option value="">${escapeHtml(say('check.pick'))}</option>${options}</select>`
    return `<div class="self-check-choice self-check-pair" data-choice="${choice.id}"><div id="${words}">${choice.html}</div>${field}</div>`
  })
  return `<fieldset><legend>${escapeHtml(say('check.match'))}</legend>${shown.join('')}<ul class="self-check-counterparts">${others}</ul></fieldset>`
}

/** A list is named by what it does and by the words it stands beside, so that each is told apart by its name alone. */
function namedBy(words: string, label: string): string {
  return `id="${words}-list" aria-label="${label}" aria-labelledby="${words}-list ${words}"`
}

/** A label holds no paragraphs; most choices are one. */
function inLine(html: string): string {
  const [, only = html] = /^<p>((?:(?!<p>)[^])*)<\/p>$/.exec(html) ?? []
  return only
}

/** The beginning of what a choice says, without its elements; what was escaped stays so. */
function shortWords(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length > 60 ? `${words.slice(0, 60).replace(/&[^;]*$/, '')} …` : words
}

function wordsIn(language: Language): Say {
  const messages: Catalogue = catalogues[language]
  return (key, values) => formatMessage(messages[key] ?? key, language, values)
}
