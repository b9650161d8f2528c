import type { Block } from '#content/blocks/nodes/block.ts'
import { codeText, inlineText } from '#content/blocks/nodes/line-text.ts'
import type { Inline } from '#content/blocks/nodes/inline.ts'
import type { ListItem } from '#content/blocks/nodes/list-item.ts'
import type { EditionText } from '#content/contract.ts'

/** What kind of words stand in a place, which is what a translator is told. */
export type PlaceKind =
  | 'title'
  | 'excerpt'
  | 'seoTitle'
  | 'seoDescription'
  | 'extras'
  | 'heading'
  | 'paragraph'
  | 'codeBlock'
  | 'alt'
  | 'caption'
  | 'label'
  | 'boxTitle'

/** One piece of words to translate: a field, or a line of a block. */
export interface Place {
  /** Where it stands, such as `title`, `extras.outcomes.0` or `body.3.1.0`; the same as long as the text is the same. */
  id: string
  kind: PlaceKind
  /** Words with marks; a place without marks is one run. */
  content: Inline[]
}

/** What is to stand in a place instead, or undefined to leave it as it is. */
type Change = (place: Place) => Inline[] | undefined

const fields = ['title', 'excerpt', 'seoTitle', 'seoDescription'] as const

/** Every piece of words of a text, in reading order. */
export function placesOf(text: EditionText): Place[] {
  return allPlacesOf(text).filter((place) => !isBlank(place))
}

/** The same with the places in which no words stand. */
export function allPlacesOf(text: EditionText): Place[] {
  const places: Place[] = []
  withPlaces(text, (place) => {
    places.push(place)
    return undefined
  })
  return places
}

export function isBlank({ content }: Place): boolean {
  return inlineText(content).trim() === ''
}

/** The same text with other words in its places, also in those that are blank; all else, such as pictures and tables, stays. */
export function withPlaces(text: EditionText, change: Change): EditionText {
  const plain = (id: string, kind: PlaceKind, words: string) => changePlain({ id, kind, words }, change)
  const changed = Object.fromEntries(fields.map((field) => [field, plain(field, field, text[field])]))
  const extras = Object.entries(text.extras).map(([key, value]) => {
    if (typeof value === 'string') return [key, plain(`extras.${key}`, 'extras', value)]
    if (!Array.isArray(value)) return [key, value]
    return [
      key,
      value.map((one: unknown, index) =>
        typeof one === 'string' ? plain(`extras.${key}.${index}`, 'extras', one) : one,
      ),
    ]
  })
  const content = changeBlocks(text.body.content, 'body', change)
  return { ...text, ...changed, extras: Object.fromEntries(extras), body: { type: 'doc', content } }
}

function changePlain(place: { id: string; kind: PlaceKind; words: string }, change: Change): string {
  const { id, kind, words } = place
  const changed = change({ id, kind, content: [{ type: 'text', text: words }] })
  return changed === undefined ? words : inlineText(changed)
}

function changeBlocks(blocks: readonly Block[], path: string, change: Change): Block[] {
  return blocks.map((block, index) => changeBlock(block, `${path}.${index}`, change))
}

function changeBlock(block: Block, id: string, change: Change): Block {
  const plain = (name: string, kind: PlaceKind, words: string) =>
    changePlain({ id: `${id}.${name}`, kind, words }, change)
  const inside = (blocks: readonly Block[], at: string = id) => changeBlocks(blocks, at, change)
  switch (block.type) {
    case 'paragraph':
    case 'heading': {
      const changed = change({ id, kind: block.type, content: block.content ?? [] })
      return changed ? { ...block, content: changed } : block
    }
    case 'codeBlock': {
      const words = changePlain({ id, kind: 'codeBlock', words: codeText(block) }, change)
      return words === codeText(block) ? block : { ...block, content: [{ type: 'text', text: words }] }
    }
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item, index) => asItem(inside(item.content, `${id}.${index}`))),
      }
    case 'blockquote':
    case 'choice':
    case 'counterpart':
    case 'explanation':
      return { ...block, content: inside(block.content) }
    case 'callout': {
      const title = plain('title', 'boxTitle', block.attrs.title)
      return { ...block, attrs: { ...block.attrs, title }, content: inside(block.content) }
    }
    case 'table':
      return {
        ...block,
        content: block.content.map((row, rowIndex) => ({
          ...row,
          ...(row.content && {
            content: row.content.map((cell, index) => ({
              ...cell,
              content: inside(cell.content, `${id}.${rowIndex}.${index}`),
            })),
          }),
        })),
      }
    case 'figureImage': {
      const alt = plain('alt', 'alt', block.attrs.alt)
      return {
        ...block,
        attrs: { ...block.attrs, alt, caption: plain('caption', 'caption', block.attrs.caption) },
      }
    }
    case 'fileBlock':
      return { ...block, attrs: { ...block.attrs, label: plain('label', 'label', block.attrs.label) } }
    case 'video':
      return { ...block, attrs: { ...block.attrs, title: plain('title', 'boxTitle', block.attrs.title) } }
    case 'numberAnswer':
      return { ...block, attrs: { ...block.attrs, unit: plain('unit', 'label', block.attrs.unit) } }
    case 'chart': {
      const { title, description, notes } = block.attrs
      const changed = {
        title: plain('title', 'boxTitle', title),
        description: plain('description', 'caption', description),
        notes: notes.map((note, index) => ({ ...note, text: plain(`notes.${index}`, 'label', note.text) })),
      }
      return { ...block, attrs: { ...block.attrs, ...changed } }
    }
    case 'selfCheck':
    case 'calculator':
    case 'scamCheck':
    case 'horizontalRule':
      return block
  }
}

/** Blocks keep their types, so an entry still begins with a paragraph. */
function asItem(content: Block[]): ListItem {
  return { type: 'listItem', content: content as ListItem['content'] }
}
