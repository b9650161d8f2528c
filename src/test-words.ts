import type { Language } from '#platform/languages.ts'

/** Where a rejected word may not stand: in `locales/` alone, or in the starter texts as well. */
export type Reach = 'everywhere' | 'interface'

export interface RejectedWord {
  language: Language
  reach: Reach
  /** As `docs/words.md` writes it. */
  word: string
  /** What is written instead. */
  better: string
}

/** The words that the tables of `docs/words.md` refuse. */
export function readRejectedWords(page: string): RejectedWord[] {
  let reach: Reach = 'everywhere'
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) reach = line.includes('interface') ? 'interface' : 'everywhere'
    if (!line.startsWith('| ') || line.startsWith('| concept')) return []
    const [, , english = '', amharic = '', notEnglish = '', notAmharic = ''] = line.split(/(?<!\\)\|/)
    return [
      ...wordsOf(notEnglish).map((word) => ({
        language: 'en' as const,
        reach,
        word,
        better: english.trim(),
      })),
      ...wordsOf(notAmharic).map((word) => ({
        language: 'am' as const,
        reach,
        word,
        better: amharic.trim(),
      })),
    ]
  })
}

function wordsOf(cell: string): string[] {
  return cell
    .replaceAll('\\', '')
    .split('·')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** The rejected words that a text holds, as whole words: `mail` is neither in `mailbox` nor in `e-mail`. */
export function findRejected(text: string, rejected: readonly RejectedWord[]): RejectedWord[] {
  const plain = text.normalize('NFC').replaceAll('’', "'")
  return rejected.filter(({ word }) => patternOf(word).test(plain))
}

/** Made once: every text is looked through for every word. */
const patterns = new Map<string, RegExp>()

function patternOf(word: string): RegExp {
  const known = patterns.get(word)
  if (known) return known
  const open = word.startsWith('*')
  const endless = word.endsWith('*')
  const stem = word.slice(open ? 1 : 0, endless ? -1 : undefined)
  const letters = (endless ? stem.slice(0, -1) : stem)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  const last = endless ? rowOf(stem.slice(-1)) : ''
  const pattern = new RegExp(
    `${open ? '' : String.raw`(?<![\p{L}\p{N}'-])`}${letters}${last}${endless ? '' : String.raw`(?![\p{L}\p{N}])`}`,
    'iu',
  )
  patterns.set(word, pattern)
  return pattern
}

/**
 * The last letter of a word that goes on: an Amharic ending melts into it (ሥዕል, ሥዕሉ, ሥዕሎች), so a letter without a vowel stands
 * for its whole row of eight.
 */
function rowOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const isSadis = code >= 0x1200 && code <= 0x135a && code % 8 === 5
  return isSadis ? `[${String.fromCodePoint(code - 5)}-${String.fromCodePoint(code + 2)}]` : letter
}

/** The words of a Markdown text: no code, and of links only what is read. */
export function readableWords(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, ' ')
    .replaceAll(/`[^`\n]*`/g, ' ')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/https?:\/\/\S+/g, ' ')
}
