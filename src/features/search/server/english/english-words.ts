import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { englishStem } from '#platform/word-forms/english-stem.ts'

/** Whether a word is English as it stands: nobody mistyped it, and no other was meant. */
export function isEnglishWord(word: string): boolean {
  const known = allWords()
  if (known.has(word)) return true
  const stem = englishStem(word)
  return stem !== word && (known.has(stem) || known.has(`${stem}e`))
}

let words: ReadonlySet<string> | undefined

/** The words of the spelling dictionary without what it says about their endings, names among them; read when first asked for. */
function allWords(): ReadonlySet<string> {
  words ??= new Set(
    readFileSync(dictionaryFile(), 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/.*/, '').toLowerCase())
      .filter((word) => word.length >= 3 && /^[a-z]+$/.test(word)),
  )
  return words
}

/** Not by importing the package, which reads its files at once and keeps them. */
function dictionaryFile(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('dictionary-en')), 'index.dic')
}
