/** A short digest of a block's words (FNV-1a, 32 bits, in base 36): other words, another digest, but for one case in millions. */
export function digestOf(words: string): string {
  let hash = 0x811c9dc5
  for (const letter of words.replaceAll(/\s+/g, ' ').trim()) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
