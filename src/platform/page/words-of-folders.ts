import type { Language } from '../languages.ts'

/** What one folder says, by its place: `features/faq`. */
export type WordsOfFolder = `${'app' | 'content' | 'features' | 'ui'}/${string}`

export function isFolder(place: string): place is WordsOfFolder {
  return /^(app|content|features|ui)\//.test(place)
}

/** The source file of the words, as the build manifest names it. */
export function sourceOfWords(folder: string, language: Language): string {
  return `src/${folder}/locales/${language}.json?alone`
}

/** The folder whose words a source file has, if it has those of one alone. */
export function folderOfWords(source: string): string | undefined {
  return /^src\/(.+)\/locales\/\w+\.json\?alone$/.exec(source)?.[1]
}
