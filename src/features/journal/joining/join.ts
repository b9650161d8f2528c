import type { Aside, FieldName, TradeChange, TradeFields } from '../contract.ts'

/** With which version of the trade a field was last written, and by whom. */
interface Mark {
  version: number
  writer: string
}
export type Marks = Partial<Record<FieldName, Mark>>

/** A trade as it is kept: its fields, what two devices left beside each other, and who wrote what. */
export interface KeptTrade {
  version: number
  fields: TradeFields
  aside: readonly Aside[]
  marks: Marks
}

/**
 * The trade after one device's change. A field that others have written since the device read it gets the value that comes last; the
 * earlier one is kept beside it, so that nothing anybody wrote is lost. The same change again changes nothing but the version.
 */
export function joinChange(kept: KeptTrade | undefined, change: TradeChange): KeptTrade {
  const version = (kept?.version ?? 0) + 1
  const mark = { version, writer: change.writer }
  if (!kept) {
    const marks = Object.fromEntries(namesOf(change.fields).map((name) => [name, mark]))
    return { version, fields: change.fields, aside: change.aside, marks }
  }
  const lost = change.changed.filter((name) => isLost(kept, change, name))
  const asides = [...kept.aside, ...lost.map((name) => asideOf(kept, name)), ...change.aside]
  return {
    version,
    fields: { ...kept.fields, ...pick(change.fields, change.changed) },
    aside: unlike(asides).filter(({ id }) => !change.settled.includes(id)),
    marks: { ...kept.marks, ...Object.fromEntries(change.changed.map((name) => [name, mark])) },
  }
}

/** Whether somebody else has changed a trade since a device read it. */
export function isChangedByOthers(
  { marks, aside }: Pick<KeptTrade, 'marks' | 'aside'>,
  { base, writer }: Pick<TradeChange, 'base' | 'writer'>,
): boolean {
  const isNew = Object.values(marks).some((mark) => mark.version > base && mark.writer !== writer)
  return isNew || (base === 0 && aside.length > 0)
}

/** What waits on a device and what is changed there meanwhile, as one change. `opened`: what the form showed at first. */
export function combineChanges(
  waiting: TradeChange | undefined,
  next: TradeChange,
  opened: TradeFields,
): TradeChange {
  if (!waiting) return next
  const lost = next.changed.filter(
    (name) =>
      waiting.changed.includes(name) &&
      !isSame(waiting.fields[name], opened[name]) &&
      !isSame(waiting.fields[name], next.fields[name]) &&
      !isEmpty(waiting.fields[name]),
  )
  const asides = lost.map((name) => ({
    id: `${name}-${digest(JSON.stringify(waiting.fields[name]))}`,
    field: name,
    said: pick(waiting.fields, [name]),
  }))
  return {
    base: waiting.base,
    writer: waiting.writer,
    changed: [...new Set([...waiting.changed, ...next.changed])],
    fields: { ...waiting.fields, ...pick(next.fields, next.changed) },
    aside: unlike([...waiting.aside, ...next.aside, ...asides]),
    settled: [...new Set([...waiting.settled, ...next.settled])],
    origin: waiting.origin,
  }
}

/** The fields in which two states of a trade differ. */
export function changedBetween(before: Partial<TradeFields>, after: TradeFields): FieldName[] {
  return namesOf(after).filter((name) => !isSame(before[name], after[name]))
}

export function pick(fields: TradeFields, names: readonly FieldName[]): Partial<TradeFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

function isLost(kept: KeptTrade, { base, writer, fields }: TradeChange, name: FieldName): boolean {
  const mark = kept.marks[name]
  const isForeign = mark !== undefined && mark.version > base && mark.writer !== writer
  return isForeign && !isSame(kept.fields[name], fields[name]) && !isEmpty(kept.fields[name])
}

function asideOf({ fields }: KeptTrade, field: FieldName): Aside {
  return { id: `${field}-${digest(JSON.stringify(fields[field]))}`, field, said: pick(fields, [field]) }
}

/** Each value once. */
function unlike(asides: readonly Aside[]): Aside[] {
  return [...new Map(asides.map((one) => [one.id, one])).values()]
}

function namesOf(fields: TradeFields): FieldName[] {
  return Object.keys(fields) as FieldName[]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** FNV-1a over 64 bits, in base 36: names a value, and guards nothing. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}
