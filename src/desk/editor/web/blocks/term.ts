import { Mark, mergeAttributes } from '@tiptap/core'
import { dataAttributes } from '../attributes.ts'

/** Words that the glossary explains. They lead to one place, so a link gives way to it. */
export const Term = Mark.create({
  name: 'term',
  // Outside bold and the others, as in the HTML of readers.
  priority: 900,
  excludes: 'link term',
  inclusive: false,
  addAttributes: dataAttributes({ termId: '' }),
  parseHTML: () => [{ tag: 'span[data-termid]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes({ class: 'marked-term' }, HTMLAttributes), 0],
})
