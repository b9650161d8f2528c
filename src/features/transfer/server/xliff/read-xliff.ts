import { invalid } from '#platform/errors.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import { attributeOf, childrenNamed, childrenOf, nameOf, readXml, textOf, type XmlNode } from './xml-nodes.ts'

export interface ReadUnit {
  id: string
  source: XmlNode[]
  /** Nothing for a unit without any word of translation. */
  target: XmlNode[] | undefined
  /** Some of its segments are translated, others are not. */
  isPartial: boolean
  /** Its segments are marked as translated, reviewed or final; a program leaves those alone that nobody has worked on. */
  isConfirmed: boolean
}

export interface ReadXliff {
  from: Language
  to: Language
  files: { original: string; units: ReadUnit[] }[]
}

/**
 * A translator's file that came back, of any XLIFF 2.
 * @throws 422 `file`: `xml.doctype`, `xml.broken`, `xliff.version`, `xliff.languages`, `xliff.empty`
 */
export function readXliff(xml: string): ReadXliff {
  const root = readXml(xml).find((node) => nameOf(node) === 'xliff')
  if (!root || !/^2\.\d$/.test(attributeOf(root, 'version') ?? '')) throw invalid({ file: 'xliff.version' })
  const [from, to] = [languageOf(root, 'srcLang'), languageOf(root, 'trgLang')]
  if (!from || !to || from === to) throw invalid({ file: 'xliff.languages' })
  const files = childrenNamed(root, 'file').map((file) => ({
    original: attributeOf(file, 'original') ?? '',
    units: unitsOf(file),
  }))
  if (files.length === 0) throw invalid({ file: 'xliff.empty' })
  return { from, to, files }
}

/** `am` also when a tool made it `am-ET`. */
function languageOf(root: XmlNode, name: string): Language | undefined {
  const code = attributeOf(root, name)?.toLowerCase().split('-')[0]
  return isLanguage(code) ? code : undefined
}

function unitsOf(node: XmlNode): ReadUnit[] {
  return childrenOf(node).flatMap((child) => {
    if (nameOf(child) === 'group') return unitsOf(child)
    return nameOf(child) === 'unit' ? [readUnit(child)] : []
  })
}

/** States of a segment by which a translator says that its words are right. */
const confirming = new Set(['translated', 'reviewed', 'final'])

/** The segments of a unit in a row: a tool may have cut it into sentences, with the white space between them set apart. */
function readUnit(unit: XmlNode): ReadUnit {
  const parts = childrenOf(unit).filter(
    (child) => nameOf(child) === 'segment' || nameOf(child) === 'ignorable',
  )
  const source: XmlNode[] = []
  const target: XmlNode[] = []
  let [done, missing, confirmed] = [0, 0, 0]
  for (const part of parts) {
    const own = childrenNamed(part, 'source').flatMap(childrenOf)
    const translated = childrenNamed(part, 'target').flatMap(childrenOf)
    source.push(...own)
    const isTranslated = hasWords(translated)
    const counts = nameOf(part) === 'segment' && hasWords(own)
    if (counts && isTranslated) done++
    else if (counts) missing++
    if (counts && confirming.has(attributeOf(part, 'state') ?? '')) confirmed++
    target.push(...(isTranslated ? translated : own))
  }
  return {
    id: attributeOf(unit, 'id') ?? '',
    source,
    target: done > 0 ? target : undefined,
    isPartial: done > 0 && missing > 0,
    isConfirmed: done > 0 && confirmed === done + missing,
  }
}

function hasWords(nodes: readonly XmlNode[]): boolean {
  return nodes.some(
    (node) => (textOf(node) ?? '').trim() !== '' || nameOf(node) === 'cp' || hasWords(childrenOf(node)),
  )
}
