import type { Inline } from '#content/blocks/nodes/inline.ts'
import { markOrder, type Mark } from '#content/blocks/nodes/marks.ts'
import { joinRuns } from '../markdown/markdown-inline.ts'
import { attributeOf, childrenOf, element, nameOf, textNode, textOf, type XmlNode } from './xml-nodes.ts'

/** What an inline code of a unit stands for. */
type Code = Mark | { type: 'hardBreak' }

/** Codes of a line by their id: counted from 1 in reading order, outer before inner. */
export function codesOf(line: readonly Inline[]): Map<string, Code> {
  const codes = new Map<string, Code>()
  encodeLine(line, (code) => {
    const id = String(codes.size + 1)
    codes.set(id, code)
    return id
  })
  return codes
}

/** A line as the content of `<source>`: marks are `<pc>`, line breaks `<ph>`. */
export function encodeSource(line: readonly Inline[]): XmlNode[] {
  let count = 0
  return encodeLine(line, () => String(++count))
}

/** A translated line as the content of `<target>`, with the ids of the same codes in the source. A mark that the source has not falls away. */
export function encodeTarget(line: readonly Inline[], source: ReadonlyMap<string, Code>): XmlNode[] {
  const free = new Map(source)
  return encodeLine(line, (code) => {
    const found =
      [...free].find(([, one]) => JSON.stringify(one) === JSON.stringify(code)) ??
      [...free].find(([, one]) => one.type === code.type)
    if (found) free.delete(found[0])
    return found?.[0]
  })
}

function encodeLine(line: readonly Inline[], idOf: (code: Code) => string | undefined): XmlNode[] {
  return encodeRuns(
    line.map((node) => ({ node, marks: node.type === 'text' ? (node.marks ?? []) : [] })),
    idOf,
  )
}

interface Run {
  node: Inline
  /** Marks that are still to be opened. */
  marks: Mark[]
}

function encodeRuns(runs: readonly Run[], idOf: (code: Code) => string | undefined): XmlNode[] {
  const nodes: XmlNode[] = []
  for (let at = 0; at < runs.length;) {
    const first = runs[at]
    if (!first) break
    const [mark] = first.marks
    if (!mark) {
      nodes.push(...encodeNode(first.node, idOf))
      at++
      continue
    }
    const key = JSON.stringify(mark)
    let end = at + 1
    while (end < runs.length && JSON.stringify(runs[end]?.marks[0]) === key) end++
    const id = idOf(mark)
    const inside = encodeRuns(
      runs.slice(at, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) })),
      idOf,
    )
    nodes.push(...(id === undefined ? inside : [element('pc', { id, ...describe(mark) }, inside)]))
    at = end
  }
  return nodes
}

function encodeNode(node: Inline, idOf: (code: Code) => string | undefined): XmlNode[] {
  if (node.type === 'text') return encodeText(node.text)
  const id = idOf({ type: 'hardBreak' })
  return id === undefined
    ? [textNode(' ')]
    : [element('ph', { id, type: 'fmt', subType: 'xlf:lb', equiv: ' ', disp: '↵' })]
}

/** What a translator sees of a code. Only its id counts when the file comes back. */
function describe(mark: Mark): Record<string, string> {
  switch (mark.type) {
    case 'link':
      return { type: 'link', canDelete: 'no', dispStart: mark.attrs.href, dispEnd: '' }
    case 'term':
      return { type: 'link', subType: 'hub:term', canDelete: 'no' }
    case 'bold':
      return { type: 'fmt', subType: 'xlf:b' }
    case 'italic':
      return { type: 'fmt', subType: 'xlf:i' }
    case 'strike':
      return { type: 'fmt', subType: 'hub:strike' }
    case 'code':
      return { type: 'fmt', subType: 'hub:code' }
  }
}

/** Characters that XML 1.0 cannot hold or would change; XLIFF has an element for them. */
const notInXml = /([^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}])/u

function encodeText(text: string): XmlNode[] {
  return text
    .split(notInXml)
    .filter(Boolean)
    .map((part) =>
      notInXml.test(part)
        ? element('cp', { hex: part.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0') })
        : textNode(part),
    )
}

interface DecodedLine {
  line: Inline[]
  /** Ids of codes that were met. */
  used: Set<string>
  /** Ids that the source does not have. */
  unknown: string[]
}

/** The content of `<target>` as a line, with the marks that its codes stand for in the source. Also reads the codes as tools split them. */
export function decodeLine(nodes: readonly XmlNode[], codes: ReadonlyMap<string, Code>): DecodedLine {
  const decoded: DecodedLine = { line: [], used: new Set(), unknown: [] }
  const open = new Map<string, Mark>()
  const markOf = (id: string): Mark | undefined => {
    const code = codes.get(id)
    if (!code) decoded.unknown.push(id)
    else decoded.used.add(id)
    return code && code.type !== 'hardBreak' ? code : undefined
  }
  const walk = (node: XmlNode, marks: readonly Mark[]): void => {
    const text = textOf(node)
    const id = attributeOf(node, 'id') ?? ''
    if (text !== undefined) {
      push(text, marks)
      return
    }
    switch (nameOf(node)) {
      case 'cp':
        push(characterOf(attributeOf(node, 'hex')), marks)
        return
      case 'ph':
        markOf(id)
        if (codes.get(id)?.type === 'hardBreak') decoded.line.push({ type: 'hardBreak' })
        return
      case 'sc': {
        const mark = markOf(id)
        if (mark) open.set(id, mark)
        return
      }
      case 'ec':
        open.delete(attributeOf(node, 'startRef') ?? id)
        return
      case 'pc': {
        const mark = markOf(id)
        const inner = mark ? [...marks, mark] : marks
        for (const child of childrenOf(node)) walk(child, inner)
        return
      }
      default:
        for (const child of childrenOf(node)) walk(child, marks)
    }
  }
  const push = (text: string, marks: readonly Mark[]) => {
    if (text) decoded.line.push(runOf(text, [...marks, ...open.values()]))
  }
  for (const node of nodes) walk(node, [])
  return { ...decoded, line: joinRuns(decoded.line) }
}

/** Each mark once, in their order, code alone. */
function runOf(text: string, marks: readonly Mark[]): Inline {
  const once = markOrder.flatMap((type) => marks.find((mark) => mark.type === type) ?? [])
  const allowed = once.length > 1 ? once.filter(({ type }) => type !== 'code') : once
  return allowed.length > 0 ? { type: 'text', marks: allowed, text } : { type: 'text', text }
}

/** The database cannot store a NUL. */
function characterOf(hex = ''): string {
  const code = /^[0-9a-f]{1,4}$/i.test(hex) ? Number.parseInt(hex, 16) : 0
  return code === 0 ? ' ' : String.fromCharCode(code)
}
