/** Something of a Markdown text that could not be carried over, so that its writer can mend it. */
export interface ImportProblem {
  /** Line of the file, counted from 1. */
  line: number
  code: ImportProblemCode
  /** The words, address or name concerned. */
  detail: string
}

export type ImportProblemCode =
  | 'front_matter.invalid'
  | 'html.refused'
  | 'heading.level'
  | 'link.unsafe'
  | 'reference.missing'
  | 'image.inside_text'
  | 'image.without_alt'
  | 'media.unknown'
  | 'mark.beside_code'
  | 'task.unsupported'
  | 'footnote.unsupported'
  | 'callout.unknown'
  | 'callout.unclosed'
  | 'callout.malformed'
  | 'question.unknown'
  | 'data_set.unknown'
  | 'calculator.unknown'
  | 'line.malformed'
  | 'document.invalid'
