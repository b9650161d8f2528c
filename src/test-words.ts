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
  const letters = word
    .slice(open ? 1 : 0, endless ? -1 : undefined)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  const pattern = new RegExp(
    `${open ? '' : String.raw`(?<![\p{L}\p{N}'-])`}${letters}${endless ? '' : String.raw`(?![\p{L}\p{N}])`}`,
    'iu',
  )
  patterns.set(word, pattern)
  return pattern
}

/** The words of a Markdown text: no code, and of links only what is read. */
export function readableWords(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, ' ')
    .replaceAll(/`[^`\n]*`/g, ' ')
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/https?:\/\/\S+/g, ' ')
}
