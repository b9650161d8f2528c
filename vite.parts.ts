import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

/** Who opens a page: everybody, members, or administrators. */
export type Audience = 'everybody' | 'members' | 'administrators'

/**
 * What one more file costs, in letters of script: while a slow link asks for it, so much would have come. Minified and compressed it
 * is about a sixth. Members have weaker links than whoever runs the site, and everybody loads nothing without need.
 */
const costsOfFile = {
  everybody: 1,
  members: 3000,
  administrators: 6000,
} satisfies Record<Audience, number>

/** Files of the bundler, one or several, that travel together. */
interface Part {
  /** Numbers of the pages that load it. */
  pages: Set<number>
  /** In letters. */
  size: number
  modules: readonly string[]
  /** Parts whose modules these ones import. */
  needs: Set<Part>
  /** Stands as the bundler makes it. */
  isFixed: boolean
}

/** A page, or what is loaded later on some. */
interface Page {
  number: number
  costOfFile: number
  /** What joining has gained it so far, in files. */
  saved: number
}

interface Options {
  /** What makes the modules. */
  plugins: PluginOption[]
  /** Names of files that stay as they are. */
  fixed: readonly string[]
  audienceOf: (file: string) => Audience
}

/**
 * Gathers what several pages share: the bundler makes a file of every set of modules that the same pages need, of which there are
 * hundreds, most of a few lines. Two become one where the requests that this saves are worth more than the script that some pages
 * then load without need. Only the bundler knows what is left of each module, so it bundles once before.
 */
export function gatherParts({ plugins, fixed, audienceOf }: Options): Plugin {
  return {
    name: 'gather-parts',
    apply: 'build',
    async config({ define, build: settings }) {
      const first = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define,
        plugins,
        build: { ...settings, write: false, manifest: false, minify: false },
      })
      const built = [first].flat().flatMap((one) => ('output' in one ? one.output : []))
      const parts = joinParts(
        built.filter((file) => file.type === 'chunk'),
        { fixed, audienceOf },
      )
      const names = new Map(
        parts.flatMap(({ isFixed, modules }, number) =>
          isFixed ? [] : modules.map((id) => [id, `part${number}`] as const),
        ),
      )
      // With what its modules need, a part would take in what they share with other pages.
      const group = {
        name: (id: string) => names.get(id),
        includeDependenciesRecursively: false,
        priority: 0,
      }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
  }
}

function joinParts(
  files: readonly Rolldown.OutputChunk[],
  { fixed, audienceOf }: Pick<Options, 'fixed' | 'audienceOf'>,
): Part[] {
  const begins = files.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const pages = begins.map(({ facadeModuleId }, number) => ({
    number,
    costOfFile: costsOfFile[audienceOf(facadeModuleId ?? '')],
    saved: 0,
  }))
  const parts = findParts({ files, begins, fixed })
  while (joinBest(parts, pages));
  return parts
}

interface Files {
  files: readonly Rolldown.OutputChunk[]
  begins: readonly Rolldown.OutputChunk[]
  fixed: readonly string[]
}

function findParts({ files, begins, fixed }: Files): Part[] {
  const partOf = new Map<string, Part>()
  for (const file of files)
    partOf.set(file.fileName, {
      pages: new Set(),
      size: file.code.length,
      modules: file.moduleIds,
      needs: new Set(),
      isFixed: begins.includes(file) || fixed.includes(file.name),
    })
  for (const { fileName, imports } of files)
    for (const next of imports) {
      const needed = partOf.get(next)
      if (needed) partOf.get(fileName)?.needs.add(needed)
    }
  for (const [number, { fileName }] of begins.entries()) {
    const reached = new Set([partOf.get(fileName)])
    for (const part of reached) for (const need of part?.needs ?? []) reached.add(need)
    for (const part of reached) part?.pages.add(number)
  }
  return [...partOf.values()]
}

/** Joins the two parts that gain most by it; false when no two gain anything. */
function joinBest(parts: Part[], pages: readonly Page[]): boolean {
  let best: [Part, Part] | undefined
  let most = 0
  const free = parts.filter(({ isFixed }) => !isFixed)
  for (const [at, one] of free.entries())
    for (const other of free.slice(at + 1)) {
      // No page gains more than one file.
      if (countBoth(one, other) <= most || isBetween(one, other) || isBetween(other, one)) continue
      const gain = gainOf([one, other], pages)
      if (gain <= most) continue
      most = gain
      best = [one, other]
    }
  if (!best) return false
  for (const page of pages) page.saved += gainFor(page, best)
  join(parts, best)
  return true
}

function countBoth(one: Part, other: Part): number {
  let count = 0
  for (const page of one.pages) if (other.pages.has(page)) count += 1
  return count
}

/** Of all pages together; nothing when there is one that would lose more than it has gained, and a file. */
function gainOf(two: [Part, Part], pages: readonly Page[]): number {
  let sum = 0
  for (const number of two[0].pages.union(two[1].pages)) {
    const page = pages[number]
    const gain = page ? gainFor(page, two) : 0
    if (page && page.saved + gain < -1) return 0
    sum += gain
  }
  return sum
}

/** In files that a page loads less; what it loads without need counts as those that it could have loaded. */
function gainFor({ number, costOfFile }: Page, [one, other]: [Part, Part]): number {
  if (one.pages.has(number) && other.pages.has(number)) return 1
  if (!one.pages.has(number) && !other.pages.has(number)) return 0
  let gain = 1
  for (const part of withNeeds(one.pages.has(number) ? other : one))
    if (!part.pages.has(number)) gain -= 1 + part.size / costOfFile
  return gain
}

/** What is loaded with a part, and itself. */
function withNeeds(part: Part): Set<Part> {
  const reached = new Set([part])
  for (const one of reached) for (const need of one.needs) reached.add(need)
  return reached
}

/** Whether one needs another by way of a third: joined, two files would need each other, and none could run first. */
function isBetween(one: Part, other: Part): boolean {
  const reached = new Set([...one.needs].filter((need) => need !== other))
  for (const part of reached) for (const need of part.needs) reached.add(need)
  return reached.has(other)
}

function join(parts: Part[], [one, other]: [Part, Part]): void {
  one.pages = one.pages.union(other.pages)
  one.size += other.size
  one.modules = [...one.modules, ...other.modules]
  for (const need of other.needs) one.needs.add(need)
  for (const part of parts) if (part.needs.delete(other)) part.needs.add(one)
  one.needs.delete(one)
  parts.splice(parts.indexOf(other), 1)
  for (const need of withNeeds(one)) need.pages = need.pages.union(one.pages)
}
