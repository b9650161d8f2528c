import type { EditionText } from '#content/contract.ts'

/** Whether two texts say the same, however their members are ordered and whichever defaults they leave out. */
export function isSameText(one: EditionText, other: EditionText): boolean {
  return JSON.stringify(plain(trimmed(one))) === JSON.stringify(plain(trimmed(other)))
}

function trimmed(text: EditionText): EditionText {
  return {
    ...text,
    title: text.title.trim(),
    excerpt: text.excerpt.trim(),
    seoTitle: text.seoTitle.trim(),
    seoDescription: text.seoDescription.trim(),
  }
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, plain(member)])
}
