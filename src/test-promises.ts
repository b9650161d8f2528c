import { parseSync } from 'vite'
import { isNode, type Node } from './test-house.ts'

export interface Unmarked {
  name: string
  line: number
}

/** Functions of a file that give a promise and are not `async`, so that what they throw on the way there is no failed promise. */
export function promisesUnmarked(file: string, text: string): Unmarked[] {
  const found: Unmarked[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    if (node.type === 'FunctionDeclaration' && !node.async && givesPromise(node, text))
      found.push({ name: nameOf(node.id), line: text.slice(0, node.start).split('\n').length })
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found
}

function givesPromise(node: Node, text: string): boolean {
  const { returnType, body } = node
  if (isNode(returnType)) return /^:\s*Promise</.test(text.slice(returnType.start, returnType.end))
  return returnsOf(body).some(isPromise)
}

/** What the function itself returns, not the functions in it. */
function returnsOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(returnsOf)
  if (!isNode(node) || /Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return isNode(node.argument) ? [node.argument] : []
  return Object.values(node).flatMap(returnsOf)
}

/** A query that is sent, or a promise that goes on. */
function isPromise(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'ConditionalExpression') return isPromise(node.consequent) || isPromise(node.alternate)
  const { callee } = node
  const method = isNode(callee) ? nameOf(callee.property) : ''
  return node.type === 'CallExpression' && /^(execute\w*|then|resolve|all)$/.test(method)
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}
