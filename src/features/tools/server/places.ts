import { placeNumber, type PlaceFiller } from '#content/reading/server/places.ts'
import { sheetSize as pictureSize } from '#features/share-cards/contract.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { answerOf, type Given } from '../calculators/answer.ts'
import { findCalculator } from '../calculators/all.ts'
import type { Calculator } from '../calculators/calculator.ts'
import { calculatorForm } from '../calculators/form.ts'
import { givenIn, queryOf } from '../given.ts'
import { scamCheck } from '../scam/check.ts'
import { sheetInWords } from '../pictures/sheets.ts'
import { scamCheckId } from '../tool-pages.ts'
import type { Words } from '../words/words.ts'
import { calculatorPicture, scamPicture } from './pictures.ts'
import { wordsIn } from './words.ts'

type Drawn = (
  calculator: Calculator,
  shown: { given: Given; language: Language; key: string },
) => string | undefined

/** Calculators in the midst of a text, by what their blocks say: `position-size?account=60000`. */
export const calculatorPlaces: PlaceFiller = {
  show: (_, { ids, language }) =>
    Promise.resolve(
      drawnBy(ids, language, (calculator, { given, language, key }) =>
        calculatorForm(calculator, given, { words: wordsIn(language), key, isOwnPage: false }),
      ),
    ),
  showInFeeds: (_, { ids, language }) => Promise.resolve(drawnBy(ids, language, inFeeds)),
  picture: (_, { ids, language }) =>
    Promise.resolve(
      drawnBy(
        ids,
        language,
        (calculator, { given }) => calculatorPicture(calculator, given, language)?.address,
      ),
    ),
}

function drawnBy(ids: readonly string[], language: Language, draw: Drawn): Map<string, string> {
  return new Map(
    ids.flatMap((id) => {
      const [name = '', values = ''] = id.split('?')
      const calculator = findCalculator(name)
      if (!calculator) return []
      const given = givenIn(calculator, new URLSearchParams(values))
      const drawn = draw(calculator, { given, language, key: `c${hashOf(id)}${placeNumber}` })
      return drawn === undefined ? [] : [[id, drawn] as const]
    }),
  )
}

/** A picture, the result in a sentence, the sum in words and in figures, and the way to the calculator. */
function inFeeds(calculator: Calculator, { given, language }: { given: Given; language: Language }): string {
  const words = wordsIn(language)
  const { sentence, sums } = answerOf(calculator, given, words)
  const query = queryOf(calculator, given)
  return told(words, calculator.id, {
    picture: calculatorPicture(calculator, given, language),
    texts: [
      escapeHtml(sentence),
      ...sums.map(({ inWords, inFigures }) => `${escapeHtml(inWords)}<br>${escapeHtml(inFigures)}`),
    ],
    address: `${paths.tool(calculator.id)}?${query ? `${query}&` : ''}lang=${language}`,
  })
}

/** The scam check in the midst of a text. */
export const scamCheckPlaces: PlaceFiller = {
  show: (_, { ids, language }) =>
    Promise.resolve(
      new Map(
        ids.map((id) => [id, scamCheck(wordsIn(language), { key: `scam${placeNumber}`, hasTitle: true })]),
      ),
    ),
  showInFeeds: (_, { ids, language }) => {
    const words = wordsIn(language)
    const html = told(words, scamCheckId, {
      picture: scamPicture(language),
      texts: [escapeHtml(words.say('scam-check.description'))],
      address: `${paths.tool(scamCheckId)}?lang=${language}`,
    })
    return Promise.resolve(new Map(ids.map((id) => [id, html])))
  },
  picture: (_, { ids, language }) =>
    Promise.resolve(new Map(ids.map((id) => [id, scamPicture(language).address]))),
}

/** `texts` are HTML. */
function told(
  words: Words,
  id: string,
  shown: { picture: ReturnType<typeof calculatorPicture>; texts: readonly string[]; address: string },
): string {
  const title = words.say(`${id}.title`)
  const { picture, texts, address } = shown
  const image =
    picture &&
    `<p><img src="${picture.address}" alt="${escapeHtml(sheetInWords(picture.sheet, words))}" width="${pictureSize.width}" height="${pictureSize.height}"></p>`
  const lines = texts.map((text) => `<p>${text}</p>`).join('')
  return `<p><strong>${escapeHtml(title)}</strong></p>${image ?? ''}${lines}<p><a href="${escapeHtml(address)}">${escapeHtml(words.say('open', { title }))}</a></p>`
}

/** The same form has the same ids on every page, and another one others. */
function hashOf(text: string): string {
  let hash = 5381
  for (const letter of text) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
