/**
 * A light stemmer for Amharic: what a word may be without the small words written onto it. It knows no dictionary, so it gives
 * every reading that the letters allow ("በአክሲዮኖች": አክሲዮኖች, በአክሲዮን, አክሲዮን …); texts are indexed under all of them.
 * Words come folded. The rules: prepositions before; case, "and", "also", owner, article and plural after. A plural in -ኦች turns the
 * last letter from the sixth order to the seventh (አክሲዮን → አክሲዮኖች), the article -ኡ to the second (ባንክ → ባንኩ), owners to the fourth, the fifth
 * and the rounded one (ቃል → ቃላችሁ, ቃሌ, ቃሏ); all are turned back.
 */
export function ethiopicForms(word: string): string[] {
  const forms = new Set([word])
  let latest = [word]
  for (let depth = 0; depth < deepest && latest.length > 0; depth++) {
    latest = latest
      .flatMap((form) => [...withoutPrefix(form), ...withoutSuffix(form)])
      .filter((form) => {
        if (form.length < shortest || forms.size >= most || forms.has(form)) return false
        forms.add(form)
        return true
      })
  }
  return [...forms]
}

/** Letters that must remain: ብር has two. */
const shortest = 2
const deepest = 5
const most = 32

const prefixes = ['እንደ', 'ያለ', 'ስለ', 'ወደ', 'እስከ', 'የ', 'በ', 'ለ', 'ከ']
/** Case, "and", "also", "as for"; owners; the article after a vowel; the plural after a vowel. */
const suffixes = ['ን', 'ና', 'ም', 'ስ', 'ው', 'ዋ', 'ዎ', 'ቸው', 'ዎች', 'ዎቹ', 'ዬ', 'ችን', 'ህ', 'ሽ']

/** Whether the first letter may be a preposition and not the word's own. */
export function mayBeginWithPreposition(word: string): boolean {
  return prefixes.includes(word.slice(0, 1))
}

function withoutPrefix(word: string): string[] {
  return prefixes.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length))
}

function withoutSuffix(word: string): string[] {
  const bare = suffixes
    .filter((suffix) => word.endsWith(suffix))
    .map((suffix) => word.slice(0, -suffix.length))
  const stem = word.slice(0, -1)
  if (/[ችቹቼቻ]$/.test(word) && orderOf(stem) === 7) bare.push(inSixthOrder(stem))
  if (word.endsWith('ት') && orderOf(stem) === 4) bare.push(inSixthOrder(stem))
  for (const owner of ['ችሁ', 'ችን', 'ቸው'])
    if (word.endsWith(owner) && orderOf(word.slice(0, -owner.length)) === 4)
      bare.push(inSixthOrder(word.slice(0, -owner.length)))
  if ([2, 5, 8].includes(orderOf(word))) bare.push(inSixthOrder(word))
  return bare
}

const firstLetter = 0x1200
const ordersInBlock = 8

/** The vowel of the last letter, 1 to 7 (8 for the rounded letters of some series); 0 when there is none. */
function orderOf(word: string): number {
  const code = word.charCodeAt(word.length - 1)
  return code >= firstLetter && code < 0x135b ? ((code - firstLetter) % ordersInBlock) + 1 : 0
}

function inSixthOrder(word: string): string {
  const code = word.charCodeAt(word.length - 1)
  return word.slice(0, -1) + String.fromCharCode(code - ((code - firstLetter) % ordersInBlock) + 5)
}
