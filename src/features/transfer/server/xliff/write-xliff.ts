import type { EditionText } from '#content/contract.ts'
import { textLimits } from '#content/text-limits.ts'
import { formatMessage, type Catalogue } from '#platform/messages.ts'
import type { Language } from '#platform/languages.ts'
import { codesOf, encodeSource, encodeTarget } from './inline-codes.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import type { Match } from './match-target.ts'
import { placesOf, type Place, type PlaceKind } from './places.ts'
import { buildXml, element, onLines, textNode, type XmlNode } from './xml-nodes.ts'

/** One item as a translator gets it. */
export interface XliffItem {
  /** Names the item and the revisions for the way back. */
  original: string
  itemId: string
  source: EditionText
  /** What is translated already. */
  matches: ReadonlyMap<string, Match>
}

/** Longest texts, code points. */
export const longestOf: Partial<Record<PlaceKind, number>> = textLimits

/**
 * A translator's file: XLIFF 2.0 with one `<file>` for each item and one `<unit>` for each piece of words.
 *
 * Written with fast-xml-parser and not with the `xliff` package: that one knows neither the state of a segment nor attributes of a
 * `<file>`, which carry what is still to be done and the revision for the way back, and does not escape attributes.
 */
export function writeXliff(
  items: readonly XliffItem[],
  of: { from: Language; to: Language; notes: Language },
): string {
  const root = element(
    'xliff',
    { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.0', srcLang: of.from, trgLang: of.to },
    onLines(items.map((item) => writeFile(item, of.notes))),
  )
  return buildXml(root)
}

function writeFile({ itemId, original, source, matches }: XliffItem, notes: Language): XmlNode {
  const units = placesOf(source).map((place) => writeUnit(place, matches.get(place.id), notes))
  return element(
    'file',
    { id: `item-${itemId}`, original, canResegment: 'no', 'xml:space': 'preserve' },
    onLines(units),
  )
}

function writeUnit(place: Place, match: Match | undefined, language: Language): XmlNode {
  const note = element('note', { category: 'place' }, [textNode(noteOf(place, language))])
  const source = element('source', {}, encodeSource(place.content))
  const target = match && element('target', {}, encodeTarget(match.place.content, codesOf(place.content)))
  const state = match?.isCurrent ? 'translated' : 'initial'
  const segment = element('segment', { id: 's', state }, onLines(target ? [source, target] : [source]))
  return element('unit', { id: place.id }, onLines([element('notes', {}, [note]), segment]))
}

function noteOf({ kind, id }: Place, language: Language): string {
  const messages: Catalogue = { en, am }[language]
  return formatMessage(messages[`note.${kind}`] ?? kind, language, {
    most: longestOf[kind] ?? 0,
    name: id.split('.')[1] ?? '',
  })
}
