import type { VisibleText } from './laws/test-visible-texts.ts'
import { readSource } from './test-sources.ts'
import { isNode, nodesIn, syntaxOf, type Node } from './test-syntax.ts'

/** What checks a path of the API by its type: calls of the typed client, and lists of addresses that are read again. */
const typedCalls = new Set([
  'apiQuery',
  'apiRequest',
  'apiAddress',
  'answerAt',
  'bodyAt',
  'readAddress',
  'readsAt',
  'readsUnder',
])
const typedLists = new Set(['refreshes', 'touches', 'shownIn'])

/** Paths of the API that stand where no type checks them. */
export function looseApiPaths(file: string): VisibleText[] {
  const text = readSource(file)
  const found: VisibleText[] = []
  const visit = (node: Node, isChecked: boolean): void => {
    const words = node.type === 'TemplateElement' ? rawOf(node) : node.value
    const isPath = typeof words === 'string' && /^\/api\/./.test(words)
    // A template is put together by hand, so no type knows it.
    if (isPath && (node.type === 'TemplateElement' || (node.type === 'Literal' && !isChecked)))
      found.push({ text: words, line: text.slice(0, node.start).split('\n').length })
    for (const [member, value] of Object.entries(node)) {
      const isIn = isChecked || checksPaths(node, member, text)
      nodesIn(value).forEach((one) => visit(one, isIn))
    }
  }
  visit(syntaxOf(file, text), false)
  return found
}

function checksPaths(node: Node, member: string, text: string): boolean {
  if (node.type === 'CallExpression' && member === 'arguments' && isNode(node.callee)) {
    const { object } = node.callee
    return isNode(object) ? nameIn(object) === 'api' : typedCalls.has(nameIn(node.callee))
  }
  if (node.type === 'Property' && member === 'value' && isNode(node.key))
    return typedLists.has(nameIn(node.key))
  if (node.type === 'VariableDeclarator' && member === 'init' && isNode(node.id))
    return /:\s*(readonly )?ReadAddress\b/.test(text.slice(node.id.start, Number(node.id.end)))
  return false
}

function nameIn({ name }: Node): string {
  return typeof name === 'string' ? name : ''
}

function rawOf({ value }: Node): string {
  return (value as { raw: string }).raw
}

/** Places where a type of a contract is asserted: one that the file imports from there, or writes down as another name of it. */
export function assertedContractTypes(file: string): VisibleText[] {
  const text = readSource(file)
  if (!/\bas\b/.test(text) || !/contract\.ts'/.test(text)) return []
  const program = syntaxOf(file, text)
  const known = contractTypesIn(program)
  const found: VisibleText[] = []
  const visit = (node: Node): void => {
    if (/^TS(As|TypeAssertion)/.test(node.type) && namesIn(node.typeAnnotation).some((one) => known.has(one)))
      found.push({
        text: text.slice(node.start, Number(node.end)),
        line: text.slice(0, node.start).split('\n').length,
      })
    for (const value of Object.values(node)) nodesIn(value).forEach(visit)
  }
  visit(program)
  return found
}

function contractTypesIn({ body }: Node): Set<string> {
  const known = new Set<string>()
  for (const one of nodesIn(body)) {
    const from = isNode(one.source) ? one.source.value : ''
    if (one.type === 'ImportDeclaration' && String(from).endsWith('contract.ts'))
      for (const { local } of nodesIn(one.specifiers)) if (isNode(local)) known.add(nameIn(local))
    const alias = isNode(one.declaration) ? one.declaration : one
    // The names of members are words, of which nothing is sent.
    const isOfNames = isNode(alias.typeAnnotation) && alias.typeAnnotation.type === 'TSTypeOperator'
    if (alias.type === 'TSTypeAliasDeclaration' && isNode(alias.id) && !isOfNames)
      if (namesIn(alias.typeAnnotation).some((name) => known.has(name))) known.add(nameIn(alias.id))
  }
  return known
}

/** All names in a part of a file. */
function namesIn(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => [
    ...(node.type === 'Identifier' ? [nameIn(node)] : []),
    ...Object.values(node).flatMap(namesIn),
  ])
}
