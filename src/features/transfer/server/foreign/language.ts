import { isLanguage, ownLanguageNames, type Language } from '#platform/languages.ts'

/** What a post says about its language: `am`, `am-ET`, `Amharic` in either language and the like. */
export function languageNamed(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined
  const name = value.trim().toLowerCase()
  const code = name.split(/[-_]/)[0]
  if (isLanguage(code)) return code
  if (name === 'amharic' || name === 'amh' || name === ownLanguageNames.am) return 'am'
  return name === 'english' || name === 'eng' ? 'en' : undefined
}

/** Amharic when at least a quarter of the letters are Ethiopic: Amharic texts quote many English words, English ones few Amharic. */
export function languageOfText(text: string): Language {
  const sample = text.slice(0, 20_000)
  const ethiopic = sample.match(/\p{Script=Ethiopic}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  return ethiopic * 3 >= latin && ethiopic > 0 ? 'am' : 'en'
}
