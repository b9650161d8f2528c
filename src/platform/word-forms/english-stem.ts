/**
 * A light stemmer for English: plurals and the endings of verbs, no more, so that trade, trades, traded and trading are one and
 * trader stays another. The result is a key, not a word.
 */
export function englishStem(word: string): string {
  if (word.length < 4) return word
  return withoutSilentEnd(withoutVerbEnd(withoutPlural(word)))
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutVerbEnd(word: string): string {
  if (word.endsWith('ification')) return `${word.slice(0, -9)}ify`
  if (word.endsWith('ified')) return `${word.slice(0, -3)}y`
  const end = /(ing|ed)$/.exec(word)?.[0]
  const rest = end ? word.slice(0, -end.length) : word
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  return end ? rest.replace(/([bdgmnprt])\1$/, '$1') : rest
}

function withoutSilentEnd(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}

/** What an English word and those derived from it share (settle, settlement; volatile, volatility); undefined when too little remains. */
export function englishRoot(word: string): string | undefined {
  let root = word.replace(/(?<=[^su])s$/, '').replace(/if(?:ied|ie|ication)$/, 'ify')
  for (let pass = 0; pass < mostEndings; pass++) {
    const shorter = withoutEnding(root, pass === 0)
    if (shorter === root) break
    root = shorter
  }
  const bare = root
    .replace(/e$|(?<=.{4})[iy]$/, '')
    .replace(/(?<=.{3})at$/, '')
    .replace(/([bdglmnprst])\1$/, '$1')
  return bare.length >= shortestRoot ? bare : undefined
}

const mostEndings = 3
const shortestRoot = 3

/** Endings of doers, deeds and tenses leave short words whole (buy, buyer); the others, where little remains, belong to the word (finance). */
function withoutEnding(word: string, isWhole: boolean): string {
  const verbal = word.replace(/(?:ments?|ings?|ers?|ors?|ed)$/, '')
  if (verbal !== word) return verbal
  const nominal = word.replace(derived, '')
  return nominal.length >= 4 || (isWhole && nominal.length < shortestRoot) ? nominal : word
}

const derived =
  /(?:ization|isation|ification|ations?|itions?|ions?|atory|ability|ibility|ity|ities|ances?|ences?|ency|ancy|ics?|ical|ists?|able|ible|atives?|ives?|ages?|ially|ally|ials?|al|ary|ly|ness|ship|ful|less)$/
