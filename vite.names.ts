import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

type Messages = Record<string, string>

/** By what stands behind the name of a file of texts. */
const ways: Record<string, (messages: Messages) => Messages> = {
  /** What readers call the kinds of a feature and their lists stands on every page; the other words of the feature come with its pages. */
  'names-of-kinds': (messages) =>
    Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('kind.'))),
  /** In a script of its own, for who needs nothing of the others. */
  alone: (messages) => messages,
}

/** Takes the words of a folder, or some of them, apart from those of all. */
export function takeWordsOfFeatures(): Plugin {
  return {
    name: 'take-words-of-features',
    enforce: 'pre',
    async load(id) {
      const [file = '', query = ''] = id.split('?')
      const take = ways[query]
      if (!take) return null
      const messages: Messages = JSON.parse(await readFile(file, 'utf8'))
      return { code: `export default ${JSON.stringify(take(messages))}`, moduleType: 'js' }
    },
  }
}
