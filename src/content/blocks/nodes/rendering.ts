import type { FileInfo, Picture } from '../../media/contract.ts'
import type { Language } from '#platform/languages.ts'
import type { Block } from './block.ts'
import type { CalloutTone } from './callout.ts'
import type { Heading } from './heading.ts'
import type { VideoProvider } from './video.ts'

/** The words that the renderer adds to a text, in the text's language. */
export interface RenderLabels {
  /** Accessible name of the link beside a heading. */
  headingLink: (heading: string) => string
  /** Accessible name of a table that can be scrolled; tables of a text are counted from 1. */
  table: (number: number) => string
  /** Title of a callout that has none of its own. */
  callouts: Record<CalloutTone, string>
  /** What stands after a file's name, such as its type and size. */
  fileDetails: (file: FileInfo) => string
  /** What stands after a video's title, such as "Watch on YouTube". */
  watchVideo: Record<VideoProvider, string>
}

export interface RenderOptions {
  /** By media id. A picture that is missing here is replaced by its alternative text. */
  pictures: ReadonlyMap<string, Picture>
  /** By media id. A file that is missing here is left out. */
  files: ReadonlyMap<string, FileInfo>
  labels: RenderLabels
  language: Language
  /** Whether it is shown beside others of its like, so that its headings have no ids and nothing leads to them. */
  isPart?: boolean
}

/** What the renderer of one block may ask for. */
export interface Rendering extends RenderOptions {
  blocks: (nodes: readonly Block[]) => string
  headingId: (heading: Heading) => string
  /** Counts the tables of the text, from 1. */
  nextTable: () => number
}
