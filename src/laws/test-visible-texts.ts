import { isNode, nodesIn, syntaxOf, type Node } from '../test-syntax.ts'

export interface VisibleText {
  text: string
  line: number
}

type Add = (words: string, at: number) => void

/** What readers see or hear. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
  'message',
  'help',
])

/** The same of what is handed over in an object: to a notice, to a dialog. */
const spokenMembers = new Set(['title', 'message'])

/**
 * Words that the browser shows without asking a catalogue: JSX text, literals in its place, literal labels, and sentences and single
 * words that begin large wherever they stand but in what is thrown or logged.
 */
export function visibleTexts(file: string, text: string): VisibleText[] {
  const found = new Map<number, VisibleText>()
  const add: Add = (words, at) => {
    const shown = words.replace(/&#?\w+;/g, '').trim()
    if (/\p{L}/u.test(shown)) found.set(at, { text: shown, line: text.slice(0, at).split('\n').length })
  }
  const visit = (node: Node): void => {
    if (isStyle(node) || isUnseen(node)) return
    sayShown(node, add)
    const words = wordsOf(node)
    if (isSentence(words) || isLabel(words)) add(words, node.start)
    const unheard = comparedIn(node)
    for (const value of Object.values(node))
      nodesIn(value)
        .filter((inner) => !unheard.includes(inner))
        .forEach(visit)
  }
  visit(syntaxOf(file, text))
  return [...found.values()]
}

function sayShown(node: Node, add: Add): void {
  if (node.type === 'JSXText') add(String(node.value), node.start)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    nodesIn(node.children).forEach((child) => sayLiterals(child, add))
  if (node.type === 'JSXAttribute' && spokenAttributes.has(nameOf(node)) && isNode(node.value))
    sayLiterals(node.value, add)
  if (
    node.type === 'Property' &&
    isNode(node.key) &&
    isNode(node.value) &&
    spokenMembers.has(wordOf(node.key))
  )
    sayLiterals(node.value, (words, at) => isKey(words) || add(words, at))
  if (node.type === 'AssignmentExpression' && isNode(node.left) && isNode(node.right))
    if (isNode(node.left.property) && wordOf(node.left.property) === 'title') sayLiterals(node.right, add)
}

/** Literals that end up on the page: alone, in a template, as one side of a choice, or in a list that is shown one by one. */
function sayLiterals(node: Node, add: Add): void {
  add(wordsOf(node), node.start)
  const inner = {
    JSXExpressionContainer: ['expression'],
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
  }[node.type]
  for (const member of inner ?? []) nodesIn(node[member]).forEach((one) => sayLiterals(one, add))
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object)) return
  if (callee.object.type !== 'ArrayExpression') return
  for (const one of nodesIn(callee.object.elements))
    if (/^\p{Lu}\p{Ll}/u.test(wordsOf(one))) add(wordsOf(one), one.start)
}

/** A literal, or a template with a sign for each place in it. */
function wordsOf(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return nodesIn(node.quasis)
    .map((quasi) => (quasi.value as { raw: string }).raw)
    .join('…')
}

/** What the site is called where it could not be asked for its name. */
const ownName = "Traders' Hub"

/** Words that begin large, or small after a place. Keys, selectors and media queries begin small, units large. */
function isSentence(words: string): boolean {
  return words !== ownName && /^(\p{Lu}[\p{L}\d’'-]*[,;:.!?]* +\p{L}|…[,;:.!?]* +\p{Ll})/u.test(words)
}

/** Names that are the same in every language, a key, and what a module exports. */
const names = new Set(['Telegram', 'Facebook', 'Tab', 'Component'])

/** One word as it stands on a button. */
function isLabel(words: string): boolean {
  return /^\p{Lu}\p{Ll}+[.?!…]*$/u.test(words) && !names.has(words)
}

/** What a value is compared with or looked for in, the end of a key, and what a search engine is told that something is. */
function comparedIn(node: Node): Node[] {
  if (node.type === 'BinaryExpression') return [node.left, node.right].flatMap(nodesIn).filter(isText)
  if (node.type === 'Property' && isNode(node.key) && wordOf(node.key) === '@type') return nodesIn(node.value)
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return []
  if (!/^(includes|startsWith|endsWith|replace)$/.test(wordOf(callee.property))) return []
  const isListed = isNode(callee.object) && callee.object.type === 'ArrayExpression'
  return [...nodesIn(node.arguments), ...(isListed ? [callee] : [])]
}

function isText({ type }: Node): boolean {
  return type === 'Literal'
}

/** Of a text in a catalogue, or of a header. */
function isKey(words: string): boolean {
  return /^[a-z]+([.-][a-z]+)*$/i.test(words) && !/^[A-Z][a-z]+$/.test(words)
}

/** Types, and what is imported, thrown or logged. */
function isUnseen({ type, callee }: Node): boolean {
  if (/^(Import|ExportAll|ThrowStatement|TS(LiteralType|TypeAlias|Interface))/.test(type)) return true
  if (!isNode(callee)) return false
  if (callee.type === 'Super' || wordOf(callee).endsWith('Error')) return true
  return isNode(callee.object) && wordOf(callee.object) === 'console'
}

function isStyle({ type, openingElement }: Node): boolean {
  return type === 'JSXElement' && isNode(openingElement) && nameOf(openingElement) === 'style'
}

/** Name of an attribute or element. */
function nameOf({ name }: Node): string {
  return isNode(name) ? wordOf(name) : ''
}

function wordOf({ name, value }: Node): string {
  return [name, value].find((word) => typeof word === 'string') ?? ''
}
