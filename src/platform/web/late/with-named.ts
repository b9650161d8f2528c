/** What was asked for, by name. */
const asked: Record<string, Promise<unknown> | undefined> = {}

/**
 * Loads a late part together with the files that the build names for it: its sheets are waited for, its scripts only asked for. A sheet
 * that did not come stays in the page, and `missing-sheets.ts` sees to it.
 * @throws when a sheet does not arrive
 */
export async function withNamed<T>(load: () => Promise<T>, names: readonly string[] = []): Promise<T> {
  await Promise.all(names.map((name) => (asked[name] ??= bring(name))))
  return load()
}

function bring(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const href = `/${name}`
    const rel = name.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    if (document.querySelector(`link[href="${href}"][rel=${rel}]`)) return resolve(rel)
    const onerror = () => {
      delete asked[name]
      reject(new Error(`${name} did not arrive`))
    }
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel, href, crossOrigin: '', onload: resolve, onerror }))
    if (rel !== 'stylesheet') resolve(rel)
  })
}
