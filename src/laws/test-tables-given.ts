import { isNode, nodesIn, syntaxOf, type Node } from '../test-syntax.ts'

export interface TablesGiven {
  /** First words of all texts that can become the table of a query. */
  words: string[]
  /** Tables that the file does not tell: what is written there, and its line. */
  untold: { text: string; line: number }[]
}

const takesTable =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|using|(inner|left|right|full|cross)(Lateral)?Join)$/

/** What stands before the name of a table in SQL. */
const beforeTable = /\b(from|join|into|update|table|only)\s+"?$/i

/** The tables that queries of a file are given by another way than their name: a constant, a parameter, a template, `sql.table`. */
export function tablesGivenIn(file: string, text: string): TablesGiven {
  const given: TablesGiven = { words: [], untold: [] }
  const declared = new Map<string, string[]>()
  const places: Node[] = []
  const visit = (node: Node): void => {
    declare(node, declared)
    places.push(...placesOfTables(node))
    for (const value of Object.values(node)) nodesIn(value).forEach(visit)
  }
  visit(syntaxOf(file, text))
  for (const place of places) {
    const words = wordsGiven(place, declared).map((word) => /\w+/.exec(word)?.[0] ?? '')
    given.words.push(...words)
    if (words.length === 0 && !isQuery(place))
      given.untold.push({
        text: text.slice(place.start, place.end),
        line: text.slice(0, place.start).split('\n').length,
      })
  }
  return given
}

/** Where a call or a piece of SQL takes a table. */
function placesOfTables(node: Node): Node[] {
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    const [first] = nodesIn(node.arguments)
    const { object, property } = node.callee
    if (!first || !isNode(object) || !isNode(property)) return []
    const isTable = property.name === 'table' && object.name === 'sql'
    if (!isTable && !takesTable.test(String(property.name))) return []
    return first.type === 'ArrayExpression' ? nodesIn(first.elements) : [first]
  }
  if (node.type !== 'TaggedTemplateExpression' || !isNode(node.tag) || !isNode(node.quasi)) return []
  if (node.tag.name !== 'sql') return []
  const { quasis, expressions } = node.quasi
  return nodesIn(expressions).filter((_, at) => beforeTable.test(rawOf(nodesIn(quasis)[at])))
}

/** What names stand for: `const a = 'items'`, `for (const a of ['items'])`, `(a: 'items' | 'tags')`. */
function declare(node: Node, declared: Map<string, string[]>): void {
  const add = (name: unknown, ...from: unknown[]) =>
    isNode(name) &&
    typeof name.name === 'string' &&
    declared.set(name.name, [...(declared.get(name.name) ?? []), ...from.flatMap(textsIn)])
  if (node.type === 'VariableDeclarator') add(node.id, node.init)
  if (node.type === 'ForOfStatement' && isNode(node.left))
    for (const { id } of nodesIn(node.left.declarations)) add(id, node.right)
  if (node.type === 'Identifier') add(node, node.typeAnnotation)
}

function wordsGiven(place: Node, declared: ReadonlyMap<string, string[]>): string[] {
  if (place.type === 'Identifier') return declared.get(String(place.name)) ?? []
  if (place.type === 'MemberExpression' && isNode(place.object)) return wordsGiven(place.object, declared)
  if (isRaw(place)) return nodesIn(place.arguments).flatMap((one) => wordsGiven(one, declared))
  if (place.type === 'TemplateLiteral' && nodesIn(place.expressions).length > 0) return []
  return isQuery(place) ? [] : textsIn(place)
}

/** A query in the place of a table, or a fragment of SQL, whose own tables are looked at where they stand. */
function isQuery(node: Node): boolean {
  const { type } = node
  return (
    /^(ArrowFunction|TaggedTemplate)Expression$/.test(type) || (type === 'CallExpression' && !isRaw(node))
  )
}

/** `sql.table(one)` and the like. */
function isRaw({ type, callee }: Node): boolean {
  return type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'sql'
}

/** Every text that is written inside. */
function textsIn(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
    if (node.type === 'TemplateElement') return [rawOf(node)]
    return Object.values(node).flatMap(textsIn)
  })
}

function rawOf(quasi: Node | undefined): string {
  const value = quasi?.value
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}
