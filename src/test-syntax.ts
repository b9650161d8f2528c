import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

export function nodesIn(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode)
}

export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    'end' in value
  )
}

/** The tree of a file. Every node of it has these members. */
export function syntaxOf(file: string, text: string): Node {
  return parseSync(file, text).program as unknown as Node
}
