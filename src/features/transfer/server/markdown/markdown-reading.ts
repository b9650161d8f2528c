import type { Definition, Node } from 'mdast'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { ImportProblem, ImportProblemCode } from '../problems.ts'

/** A block that Markdown has no words for, in a tree that was made from something else. */
interface ReadyBlock extends Node {
  type: 'ready'
  block: Block
}

declare module 'mdast' {
  interface BlockContentMap {
    ready: ReadyBlock
  }
  interface RootContentMap {
    ready: ReadyBlock
  }
  interface ListData {
    /** The letters or digits that count, which Markdown does not tell. */
    orderedType?: '1' | 'a' | 'A' | 'i' | 'I'
  }
}

/** What the conversion of one Markdown text knows and collects. */
export interface MarkdownReading {
  source: string
  /** The id of the stored picture or file that a `src` path means. */
  resolveMedia: (src: string) => string | undefined
  /** The id of the term whose page a link to the glossary names. */
  resolveTerm: (slug: string) => string | undefined
  /** The id of the question that a line names. */
  resolveQuestion: (slug: string) => string | undefined
  /** The id of the resource whose data set a chart draws. */
  resolveDataSet: (slug: string) => string | undefined
  hasCalculator: (id: string) => boolean
  /** Addresses of `[text][name]` links, by lower-case name. */
  definitions: ReadonlyMap<string, Definition>
  problems: ImportProblem[]
}

export function report(
  reading: MarkdownReading,
  node: Node,
  problem: { code: ImportProblemCode; detail: string },
) {
  reading.problems.push({ line: node.position?.start.line ?? 1, ...problem })
}

/** The Markdown of a node, or of what stands between two places in it. */
export function sourceOf(
  reading: MarkdownReading,
  node: Node,
  range: { from?: number; to?: number } = {},
): string {
  const start = range.from ?? node.position?.start.offset ?? 0
  const end = range.to ?? node.position?.end.offset ?? start
  return reading.source.slice(start, end)
}
