import type { Import, Source } from '../test-sources.ts'

type Walked = Pick<Source, 'file' | 'side' | 'isTest'> & {
  imports: readonly (Pick<Import, 'target' | 'isType'> & { place: { file: string } | undefined })[]
}

/** Ways on which a package for the server gets to the browser: a page, and the files of both sides from there to the package. */
export function waysToBrowser(sources: readonly Walked[], isPackage: RegExp): string[][] {
  const both = new Map(sources.filter(({ side }) => side === 'both').map((one) => [one.file, one]))
  return sources
    .filter(({ side, isTest }) => side === 'web' && !isTest)
    .flatMap((page) => waysFrom(page, { both, isPackage, seen: new Set() }))
}

function waysFrom(
  { file, imports }: Walked,
  walk: { both: ReadonlyMap<string, Walked>; isPackage: RegExp; seen: Set<string> },
): string[][] {
  const values = imports.filter(({ isType }) => !isType)
  return values.flatMap(({ target, place }) => {
    if (walk.isPackage.test(target)) return [[file, target]]
    const next = place && walk.both.get(place.file)
    if (!next || walk.seen.has(next.file)) return []
    walk.seen.add(next.file)
    return waysFrom(next, walk).map((way) => [file, ...way])
  })
}
