import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

type Messages = Record<string, string>

/** What readers call the kinds of all features, by file; the other words of a feature come with its pages. */
const namesOfKinds = 'virtual:names-of-kinds/'

/** By what stands behind the name of a file of texts. */
const ways: Record<string, (messages: Messages) => Messages> = {
  /** In a script of its own, for who needs nothing of the others; the names of kinds are on every page. */
  alone: (messages) => Object.fromEntries(Object.entries(messages).filter(([key]) => !isNameOfKind(key))),
}

const isNameOfKind = (key: string) => key.startsWith('kind.')

/** Takes the words of a folder, or some of them, apart from those of all. */
export function takeWordsOfFeatures(): Plugin {
  return {
    name: 'take-words-of-features',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(namesOfKinds) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith(`\0${namesOfKinds}`)) {
        const names = await readNames(id.slice(namesOfKinds.length + 1), (file) => this.addWatchFile(file))
        return { code: `export const names = ${JSON.stringify(names)}`, moduleType: 'js' }
      }
      const [file = '', query = ''] = id.split('?')
      const take = ways[query]
      if (!take) return null
      const messages: Messages = JSON.parse(await readFile(file, 'utf8'))
      return { code: `export default ${JSON.stringify(take(messages))}`, moduleType: 'js' }
    },
  }
}

async function readNames(
  language: string,
  onFile: (file: string) => void,
): Promise<Record<string, Messages>> {
  const named: Record<string, Messages> = {}
  for (const file of globSync(`src/features/*/locales/${language}.json`, {
    cwd: import.meta.dirname,
  }).toSorted()) {
    const place = path.join(import.meta.dirname, file)
    onFile(place)
    const messages: Messages = JSON.parse(await readFile(place, 'utf8'))
    const names = Object.entries(messages).filter(([key]) => isNameOfKind(key))
    if (names.length > 0) named[`/${file.split(path.sep).join('/')}`] = Object.fromEntries(names)
  }
  return named
}
