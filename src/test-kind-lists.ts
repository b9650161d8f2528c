import type { Source } from './test-sources.ts'
import { isNode, nodesIn, syntaxOf, type Node } from './test-syntax.ts'

/** A kind by its name, and the kind that each of its items is part of. */
export interface NamedKind {
  kind: string
  parent: string | undefined
}

export interface KindList {
  file: string
  line: number
  kinds: string[]
  /** Where the code of the list ends; what is in it is not named again. */
  end: number
}

/**
 * Places where two kinds or more are written out: as a list, a union, the keys of an object, the cases of a choice, comparisons
 * one after the other, what one function is called with, or the alternatives of a pattern.
 */
export function listsOfKinds(
  sources: readonly Pick<Source, 'file' | 'text'>[],
  kinds: readonly NamedKind[],
): KindList[] {
  const words = kinds.map(({ kind }) => new RegExp(String.raw`\b${kind}\b`))
  // To parse a file costs more than to look whether it is worth it.
  const worth = sources.filter(({ text }) => words.filter((word) => word.test(text)).length > 1)
  return worth.flatMap(({ file, text }) => {
    const found: KindList[] = []
    const visit = (node: Node): void => {
      const named = [...new Set(kindsListedBy(node, kinds))]
      const isInside = found.some(
        (list) => named.every((kind) => list.kinds.includes(kind)) && list.end >= node.end,
      )
      if (named.length > 1 && !isInside)
        found.push({ file, line: text.slice(0, node.start).split('\n').length, kinds: named, end: node.end })
      for (const value of Object.values(node)) nodesIn(value).forEach(visit)
    }
    visit(syntaxOf(file, text))
    return found
  })
}

function kindsListedBy(node: Node, kinds: readonly NamedKind[]): string[] {
  const named = (words: readonly string[]) => words.filter((word) => kinds.some(({ kind }) => kind === word))
  switch (node.type) {
    case 'ArrayExpression':
      return named([...wordsOf(node.elements), ...nodesIn(node.elements).flatMap(wordsInside)])
    case 'TSUnionType':
      return named(wordsOf(node.types))
    case 'TSTupleType':
      return named(wordsOf(node.elementTypes))
    case 'LogicalExpression':
    case 'ConditionalExpression':
    case 'IfStatement':
      return named(wordsCompared(node))
    case 'BlockStatement':
    case 'Program':
      return named(
        nodesIn(node.body).flatMap((one) => (one.type === 'IfStatement' ? wordsCompared(one) : [])),
      )
    case 'CallExpression':
    case 'NewExpression':
      return named(wordsOf(node.arguments))
    case 'Literal':
    case 'TemplateElement':
      return named(alternativesOf(node))
    case 'SwitchStatement':
      return named(nodesIn(node.cases).flatMap(({ test }) => wordsOf(test)))
    case 'ObjectExpression':
      return mapped(keysOf(node.properties), kinds)
    case 'TSTypeLiteral':
      return mapped(keysOf(node.members), kinds)
    case 'TSInterfaceBody':
      return mapped(keysOf(node.body), kinds)
    default:
      return []
  }
}

/**
 * The kinds among the keys of a map of kinds: other things have such names too, such as the page and the question of a message.
 * A kind beside the one that its items are part of names one item and its place: `{ course, lesson }`.
 */
function mapped(keys: readonly string[], kinds: readonly NamedKind[]): string[] {
  const found = kinds.filter(({ kind }) => keys.includes(kind))
  if (found.length < 3 && found.length < keys.length) return []
  const isPlace = found.length === 2 && found.some(({ parent }) => found.some(({ kind }) => kind === parent))
  return isPlace ? [] : found.map(({ kind }) => kind)
}

/** Literals, of values and of types. */
function wordsOf(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => {
    if (node.type === 'TSLiteralType') return wordsOf(node.literal)
    return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
  })
}

/** The first word of a pair, and the words that a row of a table names. */
function wordsInside(node: Node): string[] {
  if (node.type === 'ArrayExpression') return wordsOf(nodesIn(node.elements)[0])
  if (node.type === 'CallExpression') return wordsOf(node.arguments)
  return node.type === 'ObjectExpression'
    ? nodesIn(node.properties).flatMap(({ key, value }) => (keyOf(key) === 'kind' ? wordsOf(value) : []))
    : []
}

/** `one === 'a' || one === 'b'`, and the same as a chain of choices: `one === 'a' ? x : one === 'b' ? y : z`. */
function wordsCompared(node: Node): string[] {
  const parts = {
    LogicalExpression: [node.left, node.right],
    ParenthesizedExpression: [node.expression],
    UnaryExpression: [node.argument],
    ConditionalExpression: [node.test, node.alternate],
    IfStatement: [node.test, node.alternate],
  }[node.type]
  if (parts) return parts.flatMap(nodesIn).flatMap(wordsCompared)
  return node.type === 'BinaryExpression' ? wordsOf([node.left, node.right]) : []
}

/** `/^(a|b)$/`, also where it is written as a string. */
function alternativesOf({ raw, value }: Node): string[] {
  const written = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : raw
  if (typeof written !== 'string') return []
  return [...written.matchAll(/\w+(?:\|\w+)+/g)].flatMap(([choice]) => choice.split('|'))
}

function keysOf(members: unknown): string[] {
  return nodesIn(members).map(({ key, computed }) => (computed ? '' : keyOf(key)))
}

function keyOf(key: unknown): string {
  if (!isNode(key)) return ''
  return String(key.name ?? key.value ?? '')
}
