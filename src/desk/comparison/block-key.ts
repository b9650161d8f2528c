import type { Block } from '#content/blocks/nodes/block.ts'

/** The same letters for two forms of one block: whatever the order of members and marks, and whichever defaults are left out. */
export function blockKey(block: Block): string {
  return JSON.stringify(plain(block))
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
    .map(([name, member]): [string, unknown] => [name, name === 'marks' ? inOrder(member) : plain(member)])
    .filter(([, member]) => !isLeftOut(member))
  return Object.fromEntries(members.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The marks of a run of words, whose order says nothing. */
function inOrder(marks: unknown): unknown {
  if (!Array.isArray(marks)) return plain(marks)
  return marks
    .map(plain)
    .map((mark) => JSON.stringify(mark))
    .toSorted()
}

function isLeftOut(member: unknown): boolean {
  if (member === null || member === undefined || member === '') return true
  return typeof member === 'object' && Object.keys(member).length === 0
}
