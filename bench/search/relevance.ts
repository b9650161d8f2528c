import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { languages } from '#platform/languages.ts'

export const fewestQueries = 320
export const fewestOfAKind = 12

/** `kind/slug`; a lesson stands under its course: `lesson/trading-foundations/prices-and-charts`. */
const itemAddress = z
  .string()
  .regex(/^(?:(?:blog|course|faq|learn|page|resource|term)|lesson\/[a-z0-9-]+)\/[a-z0-9-]+$/)

/** One file a kind of query, named after it. */
const queryFile = z.strictObject({
  about: z.string().min(1),
  queries: z
    .array(
      z.strictObject({
        words: z.string().trim().min(1).normalize('NFC'),
        /** The language in which the reader uses the site. */
        language: z.enum(languages),
        /** What truly answers, the best first; empty when nothing on the site does. */
        expects: z.array(itemAddress).max(6),
      }),
    )
    .min(1),
})

export type Query = z.infer<typeof queryFile>['queries'][number] & {
  /** What is hard about it: `homophones`, `english-typos` … */
  kind: string
}

/** Search is improved by the queries of the one folder and judged by those of the other, which nobody who works at it looks at. */
export const querySets = { improved: 'relevance', judged: 'judged' } as const
export type QuerySet = keyof typeof querySets

const starterFolder = path.join(import.meta.dirname, '../../starter')

/** The queries of a set with their answers in the starter content. Refuses a set that is missing or has faults. */
export async function readRelevance(set: QuerySet): Promise<Query[]> {
  const folder = path.join(import.meta.dirname, querySets[set])
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const queries = (await Promise.all(files.map((file) => readQueries(path.join(folder, file))))).flat()
  if (queries.length === 0) throw new Error(`there are no queries in ${folder}`)
  const faults = findFaults(queries, await listStarterItems())
  if (faults.length > 0) throw new Error(`the queries in ${folder} have faults:\n${faults.join('\n')}`)
  return queries
}

/**
 * The same queries where these kinds only are searched. A query whose every answer is of another kind falls out; one that expects
 * nothing stays. `leftOutOf` says what that leaves out.
 */
export function narrowAnswers(queries: readonly Query[], kinds: ReadonlySet<string>): Query[] {
  return queries.flatMap((query) => {
    const expects = query.expects.filter((item) => kinds.has(kindOf(item)))
    return query.expects.length > 0 && expects.length === 0 ? [] : [{ ...query, expects }]
  })
}

/** One line for each thing that is wrong. */
export function findFaults(queries: readonly Query[], known: ReadonlySet<string>): string[] {
  const missing = queries.flatMap(({ kind, words, expects }) =>
    expects
      .filter((item) => !known.has(item))
      .map((item) => `${kind}: «${words}» expects ${item}, which is not in starter/`),
  )
  const twice = queries.flatMap(({ kind, words, expects }) =>
    new Set(expects).size < expects.length ? [`${kind}: «${words}» expects an item twice`] : [],
  )
  return [...missing, ...twice, ...findRepeated(queries)]
}

function findRepeated(queries: readonly Query[]): string[] {
  const places = Map.groupBy(queries, ({ words }) => words.toLowerCase())
  return [...places]
    .filter(([, same]) => same.length > 1)
    .map(([words, same]) => `«${words}» stands more than once: ${same.map(({ kind }) => kind).join(', ')}`)
}

/** One line for each sort of query, and for all, of which there are too few to say anything. */
export function findTooFew(queries: readonly Query[]): string[] {
  const faults = queries.length < fewestQueries ? [`there are ${queries.length} queries`] : []
  for (const [kind, ofKind] of Map.groupBy(queries, (query) => query.kind))
    if (ofKind.length < fewestOfAKind) faults.push(`${kind} has ${ofKind.length}`)
  return faults
}

async function readQueries(file: string): Promise<Query[]> {
  const text = await readFile(file, 'utf8')
  const kind = path.basename(file, '.json')
  return queryFile.parse(JSON.parse(text)).queries.map((query) => ({ ...query, kind }))
}

/** The addresses of all items in `starter/`: every folder with an `item.json`. */
async function listStarterItems(): Promise<Set<string>> {
  const files = await readdir(starterFolder, { recursive: true })
  return new Set(
    files
      .filter((file) => path.basename(file) === 'item.json')
      .map((file) => addressOf(path.dirname(file).split(path.sep))),
  )
}

/** `course/x/lessons/03-y` is the lesson `lesson/x/y`; the others stand in the folder of their kind. */
function addressOf(folders: readonly string[]): string {
  const [kind = '', slug = '', , lesson] = folders
  return lesson ? `lesson/${slug}/${lesson.replace(/^\d+-/, '')}` : `${kind}/${slug}`
}

export function kindOf(item: string): string {
  return item.slice(0, item.indexOf('/'))
}
