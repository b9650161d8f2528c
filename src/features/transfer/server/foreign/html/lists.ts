import type { Element } from 'hast'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { ListItem } from '#content/blocks/nodes/list-item.ts'
import { readFlow } from './flow.ts'
import { readInline } from './inline.ts'
import { attribute, isElement, type HtmlNode, type HtmlReading } from './reading.ts'

const orderedTypes = ['1', 'a', 'A', 'i', 'I'] as const

/** A list. What stands in it outside an entry joins the entry before. */
export function readList(node: Element, reading: HtmlReading): Block[] {
  const content: ListItem[] = []
  for (const child of node.children) {
    if (isElement(child) && child.tagName === 'li') {
      content.push(toListItem(readFlow(child.children, reading)))
      continue
    }
    const blocks = readFlow([child], reading)
    const last = content.at(-1)
    if (last) last.content.push(...blocks)
    else if (blocks.length > 0) content.push(toListItem(blocks))
  }
  if (content.length === 0) return []
  if (node.tagName !== 'ol') return [{ type: 'bulletList', content }]
  const start = Number(attribute(node, 'start') || 1)
  const type = orderedTypes.find((type) => type === attribute(node, 'type')) ?? null
  const isNumber = Number.isInteger(start) && start >= 0 && start <= 99_999
  return [{ type: 'orderedList', attrs: { start: isNumber ? start : 1, type }, content }]
}

function toListItem(blocks: Block[]): ListItem {
  const [first, ...rest] = blocks
  if (first?.type === 'paragraph') return { type: 'listItem', content: [first, ...rest] }
  return { type: 'listItem', content: [{ type: 'paragraph' }, ...blocks] }
}

/** Terms become bold lines, their explanations follow. */
export function readDefinitions(node: Element, reading: HtmlReading): Block[] {
  return node.children.flatMap((child): Block[] => {
    if (!isElement(child)) return []
    if (child.tagName === 'div') return readDefinitions(child, reading)
    if (child.tagName !== 'dt') return readFlow(child.children, reading)
    const bold: HtmlNode = { type: 'element', tagName: 'strong', properties: {}, children: child.children }
    const content = readInline([bold], reading)
    return content.length > 0 ? [{ type: 'paragraph', content }] : []
  })
}
