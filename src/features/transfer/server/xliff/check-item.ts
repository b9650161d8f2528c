import { editionText, type EditionText } from '#content/contract.ts'
import type { XliffFinding } from '../../xliff/contract.ts'
import type { Inline } from '#content/blocks/nodes/inline.ts'
import { inlineText } from '#content/blocks/nodes/line-text.ts'
import { codesOf, decodeLine, encodeTarget } from './inline-codes.ts'
import type { Match } from './match-target.ts'
import { isBlank, placesOf, withPlaces, type Place } from './places.ts'
import type { ReadUnit } from './read-xliff.ts'
import { longestOf } from './write-xliff.ts'

export interface CheckedText {
  text: EditionText
  units: number
  translated: number
  /** Some pieces still say what the original said before, so the whole does not say what it says now. */
  isBehind: boolean
  findings: XliffFinding[]
}

interface Translated {
  /** What stands there now. */
  existing: ReadonlyMap<string, Match>
  /** What the file said when it was sent. */
  sent: ReadonlyMap<string, Match>
}

/**
 * Puts a translation together: the structure of the source with the words of the file, and says unit by unit what is amiss. Where
 * the source is blank, nothing went out, and what the translation says there stays; so does what was written meanwhile of an
 * outdated piece that comes back as it was sent.
 */
export function checkUnits(
  source: EditionText,
  units: readonly ReadUnit[],
  { existing, sent }: Translated,
): CheckedText {
  const findings: XliffFinding[] = []
  const find: Find = (code, place, detail = '') =>
    findings.push({
      code,
      severity: errors.has(code) ? 'error' : 'warning',
      place,
      detail: Array.from(detail).slice(0, 200).join(''),
    })
  const places = placesOf(source)
  const known = new Map(places.map((place) => [place.id, place]))
  const given = new Map<string, ReadUnit>()
  for (const unit of units) {
    if (!known.has(unit.id)) find('unit.unknown', unit.id)
    else if (given.has(unit.id)) find('unit.repeated', unit.id)
    else given.set(unit.id, unit)
  }
  let translated = 0
  let isBehind = false
  const wordsOf = (place: Place): Inline[] | undefined => {
    const match = existing.get(place.id)
    const present = match?.place.content
    if (isBlank(place)) return present
    const unit = given.get(place.id)
    if (!unit?.target) {
      isBehind ||= match !== undefined && !match.isCurrent
      find(unit ? 'target.empty' : 'unit.missing', place.id, inlineText(place.content))
      return present ?? place.content
    }
    const line = checkUnit(place, unit, find)
    const isOpen = !unit.isConfirmed && isOutdated(line, place, sent.get(place.id))
    if (isOpen && !match?.isCurrent) {
      find('target.unchanged', place.id, inlineText(line))
      isBehind = true
    } else translated++
    return isOpen ? (present ?? line) : line
  }
  const built = withPlaces(source, wordsOf)
  const checked = editionText.safeParse(built)
  for (const issue of checked.error?.issues ?? []) find('text.refused', placeOf(issue.path), issue.message)
  return { text: checked.data ?? built, units: places.length, translated, isBehind, findings }
}

type Find = (code: string, place: string, detail?: string) => void

/** What keeps an item from being saved; anything else is only named. */
const errors = new Set(['unit.repeated', 'code.unknown', 'target.far_too_long', 'text.refused'])

function checkUnit(place: Place, unit: ReadUnit, find: Find): Inline[] {
  const codes = codesOf(place.content)
  const { line, used, unknown } = decodeLine(unit.target ?? [], codes)
  const words = inlineText(line)
  if (unit.isPartial) find('target.partial', place.id, words)
  const original = inlineText(decodeLine(unit.source, codes).line)
  if (original !== inlineText(place.content)) find('source.edited', place.id, original)
  for (const id of unknown) find('code.unknown', place.id, id)
  for (const [id, code] of codes) {
    if (used.has(id) || code.type === 'hardBreak') continue
    find('code.missing', place.id, code.type === 'link' ? code.attrs.href : code.type)
  }
  const most = longestOf[place.kind]
  const length = [...words].length
  if (most !== undefined && length > most)
    find(length > most * 4 ? 'target.far_too_long' : 'target.too_long', place.id, `${length} > ${most}`)
  return line
}

/** Whether a line says what the file said when it was sent, of what the original said before. */
function isOutdated(line: readonly Inline[], place: Place, match: Match | undefined): boolean {
  if (!match || match.isCurrent) return false
  const codes = codesOf(place.content)
  const sent = decodeLine(encodeTarget(match.place.content, codes), codes).line
  return JSON.stringify(line) === JSON.stringify(sent)
}

/** `['body', 'content', 3, 'attrs']` is the place `body.3`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .filter((part) => part !== 'content' && part !== 'attrs')
    .map(String)
    .join('.')
}
