import { XMLBuilder } from 'fast-xml-parser'
import { parseXml } from '../parse-xml.ts'

/** XML in its order, as the parser and the builder know it: an element is an object with one key, its name. */
export type XmlNode = Record<string, unknown>

export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: XmlNode[] = [],
): XmlNode {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return { [name]: children, ':@': Object.fromEntries(given) }
}

export function textNode(text: string): XmlNode {
  return { '#text': text }
}

/** Elements on lines of their own, where white space means nothing. */
export function onLines(nodes: XmlNode[]): XmlNode[] {
  return [...nodes.flatMap((node) => [textNode('\n'), node]), textNode('\n')]
}

export function buildXml(root: XmlNode): string {
  const builder = new XMLBuilder({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    suppressEmptyNode: true,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([root])}\n`
}

export function readXml(xml: string): XmlNode[] {
  return asNodes(parseXml(xml, { preserveOrder: true, trimValues: false }))
}

/** The local name of an element, or undefined for text. A prefix is the writer's choice. */
export function nameOf(node: XmlNode): string | undefined {
  const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text')
  return name?.replace(/^.*:/, '')
}

export function childrenOf(node: XmlNode): XmlNode[] {
  const key = Object.keys(node).find((key) => key !== ':@' && key !== '#text')
  return key === undefined ? [] : asNodes(node[key])
}

export function childrenNamed(node: XmlNode, name: string): XmlNode[] {
  return childrenOf(node).filter((child) => nameOf(child) === name)
}

export function attributeOf(node: XmlNode, name: string): string | undefined {
  const attributes = node[':@']
  if (typeof attributes !== 'object' || attributes === null || !Object.hasOwn(attributes, name))
    return undefined
  const value: unknown = Object.entries(attributes).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

export function textOf(node: XmlNode): string | undefined {
  const text = node['#text']
  return typeof text === 'string' ? text : undefined
}

/** The parser gives lists of objects wherever elements stand. */
function asNodes(value: unknown): XmlNode[] {
  return Array.isArray(value) ? (value as XmlNode[]) : []
}
