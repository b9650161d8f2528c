import { createHash } from 'node:crypto'
import { versionOfCard } from '#content/reading/server/sharing/share-card.ts'
import type { PageCard, Sheet } from '#features/share-cards/contract.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { findCalculator } from '../calculators/all.ts'
import type { Given } from '../calculators/answer.ts'
import type { Calculator } from '../calculators/calculator.ts'
import { readDecimal } from '../calculators/read-decimal.ts'
import am from '../locales/am.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import { calculatorSheet, listSheet, scamSheet } from '../pictures/sheets.ts'
import { scamCheckId, toolIds } from '../tool-pages.ts'
import { wordsIn } from './words.ts'

/** Counts changes of the drawing itself, so that old pictures of it go out of use. */
const design = 1

/** What stands for the list of all tools in the address of its card. */
const all = 'all'

/** A sum that can be drawn: what is shown, and how its address names it. */
interface Drawn {
  sheet: Sheet
  name: string
}

/**
 * The picture of a calculator. Its address has the figures that are reckoned with, not what was typed, and a version of all that can
 * be seen; undefined where what was typed comes to nothing.
 */
export function calculatorPicture(
  calculator: Calculator,
  given: Given,
  language: Language,
): { sheet: Sheet; address: string } | undefined {
  const drawn = drawnSum(calculator, given, language)
  return drawn && { sheet: drawn.sheet, address: addressOf('calculator', drawn, language) }
}

export function scamPicture(language: Language): { sheet: Sheet; address: string } {
  const drawn = drawnCheck(language)
  return { sheet: drawn.sheet, address: addressOf(scamCheckId, drawn, language) }
}

/** Where the card of a tool's page is, with the figures that were entered there; with its examples where they come to nothing. */
export function toolCardAddress(ctx: Context, id: string, given: Given = {}): string {
  const { language } = ctx
  const drawn = drawnTool(id, given, language) ?? drawnTool(id, {}, language)
  return drawn ? cardAddress(ctx, drawn) : listCardAddress(ctx)
}

/** Where the card of the list of tools is. */
export function listCardAddress(ctx: Context): string {
  return cardAddress(ctx, drawnList(ctx.language))
}

/** What is drawn of the name of such a picture, for everybody alike; undefined for what is none, or none of today. */
export function readToolPicture(what: 'calculator' | typeof scamCheckId) {
  return async (_: Context, file: string): Promise<Sheet | undefined> => {
    const wanted = wantedOf(file)
    const isOfIt = wanted && (wanted.id === scamCheckId) === (what === scamCheckId)
    const drawn = isOfIt && drawnTool(wanted.id, wanted.given, wanted.language)
    return drawn && addressOf(what, drawn, wanted.language).endsWith(`/${file}`) ? drawn.sheet : undefined
  }
}

/** The same of the cards of the pages of tools. */
export async function readToolCard(ctx: Context, file: string): Promise<PageCard | undefined> {
  const wanted = wantedOf(file)
  if (!wanted) return undefined
  const { id, given, language } = wanted
  const drawn = id === all ? drawnList(language) : drawnTool(id, given, language)
  const isOfToday = drawn && cardAddress({ ...ctx, language }, drawn).endsWith(`/${file}`)
  return isOfToday ? cardOf(drawn, language) : undefined
}

function drawnTool(id: string, given: Given, language: Language): Drawn | undefined {
  if (id === scamCheckId) return drawnCheck(language)
  const calculator = findCalculator(id)
  return calculator && drawnSum(calculator, given, language)
}

function drawnSum(calculator: Calculator, given: Given, language: Language): Drawn | undefined {
  const sheet = calculatorSheet(calculator, given, wordsIn(language))
  const values = calculator.inputs.map(({ name, unit, example }) => readDecimal(given[name] ?? example, unit))
  const figures = values.flatMap((value) => (typeof value === 'string' ? [] : value.toFixed()))
  return sheet && { sheet, name: [calculator.id, ...figures].join('_') }
}

function drawnCheck(language: Language): Drawn {
  return { sheet: scamSheet(wordsIn(language)), name: scamCheckId }
}

function drawnList(language: Language): Drawn {
  return { sheet: listSheet(toolIds.map((id) => wordsIn(language).say(`${id}.title`))), name: all }
}

function addressOf(what: string, { sheet, name }: Drawn, language: Language): string {
  const version = createHash('sha256')
    .update(JSON.stringify([design, sheet]))
    .digest('hex')
    .slice(0, 12)
  return `/og/${what}/${name}-${version}.${language}.png`
}

/** The title of a page stands beside the picture, and not once more in it. */
function cardOf({ sheet, name }: Drawn, language: Language): PageCard {
  const list = { en, am }[language]['list.title']
  const label = name === all ? '' : list
  return { label, title: sheet.title || list, footer: '', beside: { ...sheet, title: '' } }
}

function cardAddress({ config, language }: Context, drawn: Drawn): string {
  const { beside: _, ...words } = cardOf(drawn, language)
  const picture = addressOf('tool', drawn, language)
  const version = versionOfCard({ siteName: config.siteName, ...words }, picture)
  return `/og/tool/${drawn.name}-${version}.${language}.png`
}

function wantedOf(file: string): { id: string; given: Given; language: Language } | undefined {
  const [, id = '', said = '', language] =
    /^([a-z-]{1,40}?)((?:_\d{1,10}(?:\.\d{1,6})?){0,12})-[0-9a-f]{12}\.(\w\w)\.png$/.exec(file) ?? []
  if (!isLanguage(language)) return undefined
  const figures = said.split('_').slice(1)
  const inputs = findCalculator(id)?.inputs ?? []
  if (figures.length !== inputs.length) return undefined
  const given = Object.fromEntries(inputs.map(({ name }, at) => [name, figures[at] ?? '']))
  return { id, given, language }
}
