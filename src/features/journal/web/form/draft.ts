import type { Language } from '#platform/languages.ts'
import { listed } from '#platform/punctuation.ts'
import { plainFigure } from '#platform/word-forms/digits.ts'
import { withoutPieces } from '#platform/word-forms/typed-units.ts'
import { readMoney, readPrice, writeFigure, writePrice } from '../../figures.ts'
import type { TradeFields } from '../../contract.ts'
import { mostExits, mostName, mostTag, mostTags, mostUnits, mostWords } from '../../limits.ts'
import { readDay, type DraftDay } from './draft-day.ts'

/** An exit as it is typed. */
export interface DraftExit {
  key: number
  on: DraftDay
  price: string
  units: string
}

/** A trade as it is typed. */
export interface Draft {
  instrument: string
  side: TradeFields['side']
  units: string
  plannedEntry: string
  plannedStop: string
  plannedTarget: string
  reason: string
  enteredOn: DraftDay
  entry: string
  exits: DraftExit[]
  fees: string
  feelings: string
  lesson: string
  tags: string
}

export type DraftError =
  | 'required'
  | 'figure'
  | 'units'
  | 'long'
  | 'tags'
  | 'exit'
  | 'over'
  | 'day'
  | 'stopBelow'
  | 'stopAbove'
export type DraftErrors = Partial<Record<string, DraftError>>

export const emptyFields: TradeFields = {
  instrument: '',
  side: 'buy',
  units: null,
  plannedEntry: null,
  plannedStop: null,
  plannedTarget: null,
  reason: '',
  enteredOn: null,
  entry: null,
  exits: [],
  fees: 0,
  feelings: '',
  lesson: '',
  tags: [],
}

const price = (value: number | null): string => (value === null ? '' : writePrice(value))

export function draftOf(fields: TradeFields, language: Language): Draft {
  const exits = fields.exits.map((exit, key) => ({
    key,
    on: exit.on,
    price: price(exit.price),
    units: String(exit.units),
  }))
  return {
    ...fields,
    units: fields.units === null ? '' : String(fields.units),
    plannedEntry: price(fields.plannedEntry),
    plannedStop: price(fields.plannedStop),
    plannedTarget: price(fields.plannedTarget),
    entry: price(fields.entry),
    exits: exits.length > 0 ? exits : [emptyExit(0)],
    fees: fields.fees === 0 ? '' : writeFigure(fields.fees, 2),
    tags: listed(fields.tags, language),
  }
}

export function emptyExit(key: number): DraftExit {
  return { key, on: null, price: '', units: '' }
}

/** What a draft says, and which of its fields cannot be read; those are as nothing. An exit is named `exit-0`, its units `exit-0-units`, its day `exit-0-on`. */
export function readDraft(draft: Draft, opened?: TradeFields): { fields: TradeFields; errors: DraftErrors } {
  const errors: DraftErrors = {}
  const priceIn = (name: 'plannedEntry' | 'plannedStop' | 'plannedTarget' | 'entry') => {
    if (draft[name].trim() === '') return null
    const value = readPrice(draft[name])
    if (value === undefined || value < 0) errors[name] = 'figure'
    return value ?? null
  }
  const words = (name: 'instrument' | 'reason' | 'feelings' | 'lesson', most: number) => {
    if ([...draft[name]].length > most) errors[name] = 'long'
    return draft[name].trim()
  }
  const units = readUnits(draft.units)
  if (units === undefined) errors['units'] = 'units'
  const fees = draft.fees.trim() === '' ? 0 : readMoney(draft.fees)
  if (fees === undefined) errors['fees'] = 'figure'
  const tags = tagsIn(draft.tags)
  if (tags.length > mostTags || tags.some((tag) => [...tag].length > mostTag)) errors['tags'] = 'tags'
  const instrument = words('instrument', mostName)
  if (instrument === '') errors['instrument'] = 'required'
  const enteredOn = readDay(draft.enteredOn)
  if (enteredOn === undefined) errors['enteredOn'] = 'day'
  const fields: TradeFields = {
    instrument,
    side: draft.side,
    units: units ?? null,
    plannedEntry: priceIn('plannedEntry'),
    plannedStop: priceIn('plannedStop'),
    plannedTarget: priceIn('plannedTarget'),
    reason: words('reason', mostWords),
    enteredOn: enteredOn ?? null,
    entry: priceIn('entry'),
    exits: exitsOf(draft.exits, units ?? null, errors),
    fees: fees ?? 0,
    feelings: words('feelings', mostWords),
    lesson: words('lesson', mostWords),
    tags,
  }
  const isLeft = (...names: (keyof TradeFields)[]) =>
    opened !== undefined &&
    names.every((name) => JSON.stringify(fields[name]) === JSON.stringify(opened[name]))
  const stop = isLeft('side', 'plannedStop', 'plannedEntry', 'entry') ? undefined : faultOfStop(fields)
  if (stop) errors['plannedStop'] = stop
  if (isLeft('units', 'exits'))
    for (const name of Object.keys(errors)) if (errors[name] === 'over') delete errors[name]
  return { fields, errors }
}

/** A stop that is planned lies where the trade loses, as seen from the entry that is planned, or else from the one that was made. */
function faultOfStop({ side, plannedStop, plannedEntry, entry }: TradeFields): DraftError | undefined {
  const from = plannedEntry ?? entry
  if (plannedStop === null || from === null) return undefined
  if (side === 'buy') return plannedStop < from ? undefined : 'stopBelow'
  return plannedStop > from ? undefined : 'stopAbove'
}

/** Each once, without the commas and semicolons of either script between them, as in a file of trades. */
export function tagsIn(text: string): string[] {
  const parts = text.split(/[,;\u1363\u1364\u3001\u060c]/u).map((part) => part.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(parts.filter(Boolean))]
}

/** What goes out of a trade is no more than what it has, where that is known: it would never be closed. */
function exitsOf(
  exits: readonly DraftExit[],
  most: number | null,
  errors: DraftErrors,
): TradeFields['exits'] {
  let left = most ?? Infinity
  const written = exits.filter(({ price, units, on }) => price.trim() || units.trim() || on)
  return written.slice(0, mostExits).flatMap((exit) => {
    const [price, units, on] = [readPrice(exit.price), readUnits(exit.units), readDay(exit.on)]
    if (on === undefined) errors[`exit-${exit.key}-on`] = 'day'
    if (price !== undefined && price >= 0 && units) {
      if (left >= 0 && units > left) errors[`exit-${exit.key}-units`] = 'over'
      left -= units
      return [{ on: on ?? null, price, units }]
    }
    errors[`exit-${exit.key}`] = 'exit'
    return []
  })
}

/** Null where nothing is written, undefined for what is no whole number above zero. */
function readUnits(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const plain = plainFigure(withoutPieces(text))
  const value = /^\d{1,10}$/.test(plain) ? Number(plain) : 0
  return value >= 1 && value <= mostUnits ? value : undefined
}
