import type { Definition, Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'
import type { Block } from '#content/blocks/nodes/block.ts'
import { blockDocument, emptyDocument, type BlockDocument } from '#content/blocks/document.ts'
import { isDeeperThan } from '#content/blocks/limits.ts'
import { readBlock } from './markdown-blocks.ts'
import { findNested } from './markdown-nesting.ts'
import { report, type MarkdownReading } from './markdown-reading.ts'
import type { ImportProblem } from '../problems.ts'

export interface ImportedEdition {
  frontMatter: Record<string, unknown>
  body: BlockDocument
  /** Whatever could not be carried over; empty when everything was. */
  problems: ImportProblem[]
}

interface ImportOptions {
  /** The id of the stored picture or file that a `src` path (`media/candle.png`) means. */
  resolveMedia: (src: string) => string | undefined
  /** The id of the term that `[words](/glossary/slug)` marks; without one the link stays a link. */
  resolveTerm?: (slug: string) => string | undefined
  /** The id of the question that `::question{#slug}` asks; without one the line stays as it is, and is reported. */
  resolveQuestion?: (slug: string) => string | undefined
  /** The id of the resource that `::chart{#slug}` draws; without one the line stays as it is, and is reported. */
  resolveDataSet?: (slug: string) => string | undefined
  /** Whether there is a calculator of that id; without an answer every one is taken. */
  hasCalculator?: (id: string) => boolean
}

/**
 * A text with front matter and Markdown as a validated text of blocks.
 * What has no block is reported and left out; a text beyond our limits is reported and gives an empty body.
 */
export function importMarkdown(text: string, options: ImportOptions): ImportedEdition {
  const { lines, ...edition } = readMarkdown(text, options)
  const checked = blockDocument.safeParse(edition.body)
  if (checked.success) return { ...edition, body: checked.data }
  const invalid = checked.error.issues.map(({ path, message }): ImportProblem => {
    const line = lines[Number(path[1])] ?? 1
    return { line, code: 'document.invalid', detail: `${path.join('.')}: ${message}` }
  })
  return { ...edition, body: emptyDocument(), problems: [...edition.problems, ...invalid] }
}

/** The same before anything is stored: what the text names stands there by its path or address, and the body is not validated. */
export function parseEdition(markdown: string): ImportedEdition {
  const { frontMatter, body, problems } = readMarkdown(markdown, {
    resolveMedia: (src) => src,
    resolveQuestion: (slug) => slug,
    resolveDataSet: (slug) => slug,
  })
  return { frontMatter, body, problems }
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkDirective)
  .freeze()

/** Levels of the parsed Markdown: far more than a valid text has, far less than recursion can take. */
const deepestTree = 200
/** UTF-16 units: more than twice what a valid text has in bytes. Parsing takes seconds for each million of them. */
const longestSource = 512 * 1024

/** A text of which nothing is read. */
function refused(line: number, detail: string) {
  const problems: ImportProblem[] = [{ line, code: 'document.invalid', detail }]
  return { frontMatter: {}, body: emptyDocument(), problems, lines: [] }
}

function readMarkdown(text: string, options: ImportOptions): ImportedEdition & { lines: number[] } {
  if (text.length > longestSource) return refused(1, 'too_large')
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const nested = findNested(source)
  if (nested) return refused(nested, 'too_deep')
  const root = parser.parse(source)
  const reading: MarkdownReading = {
    source,
    resolveMedia: options.resolveMedia,
    resolveTerm: options.resolveTerm ?? (() => undefined),
    resolveQuestion: options.resolveQuestion ?? (() => undefined),
    resolveDataSet: options.resolveDataSet ?? (() => undefined),
    hasCalculator: options.hasCalculator ?? (() => true),
    definitions: definitionsOf(root),
    problems: [],
  }
  const frontMatter = readFrontMatter(root, reading)
  if (isDeeperThan(root, deepestTree)) {
    report(reading, root, { code: 'document.invalid', detail: 'too_deep' })
    return { frontMatter, body: emptyDocument(), problems: reading.problems, lines: [] }
  }
  const content: Block[] = []
  const lines: number[] = []
  for (const node of root.children) {
    for (const block of readBlock(node, reading)) {
      content.push(block)
      lines.push(node.position?.start.line ?? 1)
    }
  }
  const body: BlockDocument = content.length > 0 ? { type: 'doc', content } : emptyDocument()
  return { frontMatter, body, problems: reading.problems, lines }
}

function definitionsOf(root: Root): Map<string, Definition> {
  const definitions = root.children.filter((node) => node.type === 'definition')
  return new Map(definitions.map((node) => [node.identifier.toLowerCase(), node]))
}

function readFrontMatter(root: Root, reading: MarkdownReading): Record<string, unknown> {
  const node = root.children[0]
  if (node?.type !== 'yaml') return {}
  try {
    const value: unknown = parseYaml(node.value, { logLevel: 'error' })
    if (value == null) return {}
    if (typeof value === 'object' && !Array.isArray(value)) return { ...value }
    report(reading, node, { code: 'front_matter.invalid', detail: 'not a mapping' })
  } catch (error) {
    report(reading, node, {
      code: 'front_matter.invalid',
      detail: error instanceof Error ? error.message : '',
    })
  }
  return {}
}
