import { contentKinds, factsOf, fileNameOf, type ContentKind } from '#content/kinds.ts'

/**
 * What features have for each of their kinds, found by where it stands: `features/<feature>/web/…/<kind>-<name>`.
 * @param modules by their paths, as `import.meta.glob` gives them
 */
export function byKind<T>(modules: Readonly<Record<string, T>>, name: string): ReadonlyMap<ContentKind, T> {
  return new Map(
    contentKinds.flatMap((kind) => {
      const folder = `/src/features/${factsOf(kind).feature}/web/`
      const found = Object.entries(modules).filter(
        ([file]) => file.startsWith(folder) && file.endsWith(`/${fileNameOf(kind)}-${name}`),
      )
      return found.map(([, module]): [ContentKind, T] => [kind, module])
    }),
  )
}
