import { align } from './align.ts'

interface WordChange {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Two versions of a line as runs of words that stayed, came or went. Ethiopic punctuation parts words, too. */
export function compareWords(before: string, after: string): WordChange[] {
  const [earlier, later] = [wordsOf(before), wordsOf(after)]
  const changes: WordChange[] = []
  const say = (kind: WordChange['kind'], words: readonly string[]) => {
    const last = changes.at(-1)
    if (words.length === 0) return
    if (last?.kind === kind) last.text += words.join('')
    else changes.push({ kind, text: words.join('') })
  }
  let [one, other] = [0, 0]
  for (const [equalOne, equalOther] of [...align(earlier, later), [earlier.length, later.length] as const]) {
    say('removed', earlier.slice(one, equalOne))
    say('added', later.slice(other, equalOther))
    say('same', earlier.slice(equalOne, equalOne + 1))
    ;[one, other] = [equalOne + 1, equalOther + 1]
  }
  return changes
}

/** Words, and what stands between them. */
function wordsOf(text: string): string[] {
  return [...new Intl.Segmenter('am', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}
