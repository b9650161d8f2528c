import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What readers call the kinds of a feature and their lists stands on every page; the other words of the feature come with its pages. */
export function takeNamesOfKinds(): Plugin {
  const query = /\?names-of-kinds$/
  return {
    name: 'take-names-of-kinds',
    enforce: 'pre',
    async load(id) {
      if (!query.test(id)) return null
      const messages: Record<string, string> = JSON.parse(await readFile(id.replace(query, ''), 'utf8'))
      const names = Object.entries(messages).filter(([key]) => key.startsWith('kind.'))
      return { code: `export default ${JSON.stringify(Object.fromEntries(names))}`, moduleType: 'js' }
    },
  }
}
