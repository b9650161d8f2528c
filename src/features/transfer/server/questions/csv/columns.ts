/** The columns of the table, in their order. A file may leave some out, and have them in another order. */
export const columns = [
  /** `question`, or `choice` for one of those of the question above. */
  'kind',
  /** The address of a question; what names a choice in both languages. */
  'id',
  'form',
  'use',
  'level',
  'tags',
  'about',
  'title_en',
  'title_am',
  'text_en',
  'text_am',
  /** `yes` for a choice that is right. */
  'right',
  'explanation_en',
  'explanation_am',
  'number',
  'tolerance',
  'unit_en',
  'unit_am',
  /** What belongs to a choice, in a question that asks for pairs. */
  'counterpart_id',
  'counterpart_en',
  'counterpart_am',
  /** Of a choice on a picture, in per cent of its sides: from the left, from the top, width, height. */
  'area',
] as const
export type Column = (typeof columns)[number]

/** What a cell of the column `right` may say: in both languages, in none, or in one of them alone. */
export const yes = 'yes'
