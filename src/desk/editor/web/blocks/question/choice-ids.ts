import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { walkBlocks } from '#content/blocks/walk.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { textAttribute } from '../../attributes.ts'

/** How a choice is called in the text of the other language, with what belongs to it. */
export interface ChoiceNames {
  id: string
  counterpartId: string | null
}

/** The choices of a text in their order. */
export function choiceNamesIn(blocks: readonly Block[]): ChoiceNames[] {
  return [...walkBlocks(blocks)].flatMap((block) => {
    if (block.type !== 'choice') return []
    const counterpart = block.content.find((one) => one.type === 'counterpart')
    return [{ id: block.attrs.id, counterpartId: counterpart?.attrs.id ?? null }]
  })
}

const named = new Set(['choice', 'counterpart'])

/** The ids that choices, and what belongs to them, have in a text. */
export function idsIn(doc: Node): Set<string> {
  const ids = new Set<string>()
  doc.descendants((node) => {
    if (named.has(node.type.name)) ids.add(textAttribute(node.attrs, 'id'))
  })
  return ids
}

/** The id of a new choice: that of the first one which stands only in the other language, so that both are one and the same. */
export function newChoiceId(doc: Node, elsewhere: readonly ChoiceNames[]): string {
  const taken = idsIn(doc)
  return elsewhere.find(({ id }) => !taken.has(id))?.id ?? unusedId(taken)
}

/** The id of what belongs to a choice: the one that it has in the other language, if there is one. */
export function newCounterpartId(doc: Node, elsewhere: readonly ChoiceNames[], choiceId: string): string {
  const taken = idsIn(doc)
  const known = elsewhere.find(({ id }) => id === choiceId)?.counterpartId
  return known && !taken.has(known) ? known : unusedId(taken)
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Random, so that it says nothing of its place. */
function unusedId(taken: ReadonlySet<string>): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  const id = Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
  return taken.has(id) ? unusedId(taken) : id
}

/** A choice that was copied or parted in two is one of its own, and so gets an id of its own. */
export function distinctChoices(): Plugin {
  return new Plugin({
    appendTransaction: (all, _, state) => (all.some((one) => one.docChanged) ? renamed(state) : null),
  })
}

function renamed({ doc, tr }: EditorState): Transaction | null {
  const known = new Set<string>()
  doc.descendants((node, position) => {
    if (!named.has(node.type.name)) return
    const id = textAttribute(node.attrs, 'id')
    const isNew = id === '' || known.has(id)
    const own = isNew ? unusedId(new Set([...known, ...idsIn(doc)])) : id
    known.add(own)
    if (isNew) tr.setNodeAttribute(position, 'id', own)
  })
  return tr.docChanged ? tr : null
}
