/*
 * How words of both scripts sound, in one alphabet, so that "gebeya", "gebya" and ገበያ can be compared. A letter a sound; capitals are the
 * sounds for which Latin has no letter: S as in shop, X as in ጸ, T ጠ, C ጨ, P ጰ, N ኝ, Z ዥ, c as in chop.
 */

/** By rows of eight letters of Unicode's Ethiopic block, from ሀ on; a space holds no letters of Amharic. */
const rows = 'hlhmsrsSq q bvtch nNak h wazZyddjg gTCPXXfp'
const row = 8
const firstLetter = 0x1200
/** By the letter's place in its row; the last one is rounded. */
const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'ua'] as const
/** Rows of rounded letters (ቈ, ኰ …) and the row whose sound they have. */
const rounded: Record<number, string> = { 0x1248: 'q', 0x1288: 'h', 0x12b0: 'k', 0x1310: 'g' }

/** The ways in which a folded word may be read aloud, the likeliest first; none for numbers and other scripts. */
export function soundsOf(word: string): string[] {
  if (/^[\u1200-\u135a]+$/.test(word)) return [ethiopicSound(word)]
  if (!/^[a-z]+$/.test(word)) return []
  const typed = typedAmharicSound(word)
  const english = englishSound(word)
  return [...new Set([english, smooth(typed), typed, softened(english)])]
}

/** The consonants of a sound, those that writers confuse as one: what a word keeps however its vowels are written. */
export function skeletonOf(sound: string): string {
  let skeleton = ''
  for (const letter of sound) if (!'aeiou'.includes(letter)) skeleton += classes[letter] ?? letter
  return skeleton
}

const classes: Record<string, string> = {
  S: 's',
  X: 's',
  T: 't',
  C: 'c',
  P: 'p',
  N: 'n',
  Z: 'z',
  q: 'k',
  v: 'b',
}

function ethiopicSound(word: string): string {
  let sound = ''
  for (const letter of word) sound += letterSound(letter.charCodeAt(0))
  return smooth(sound)
}

function letterSound(code: number): string {
  const start = code - (code % row)
  const vowel = vowels[code % row] ?? ''
  const base = rounded[start]
  if (base) return `${base}u${vowel === 'ua' ? '' : vowel}`
  const consonant = rows[(start - firstLetter) / row] ?? ' '
  if (consonant === 'a') return code % row === 0 ? 'a' : vowel || 'i'
  return `${consonant.trim()}${vowel}`
}

/** English as Amharic writes it: ትሬዲንግ, ዳይቨርሲፊኬሽን. */
function englishSound(word: string): string {
  return smooth(
    single(word)
      .replaceAll(/(?<=[a-z])[ts]ion/g, 'Sn')
      .replaceAll('tch', 'c')
      .replaceAll('ch', 'c*')
      .replaceAll('sh', 'S')
      .replaceAll('ph', 'f')
      .replaceAll('th', 't')
      .replaceAll(/igh(?=t|$)/g, 'ay')
      .replaceAll('qu', 'ku')
      .replaceAll('ck', 'k')
      .replaceAll('x', 'ks')
      .replaceAll('oi', 'oy')
      .replaceAll(/sc(?=[eiy])/g, 's')
      .replaceAll(/c(?=[eiy])/g, 's')
      .replaceAll(/c(?!\*)/g, 'k')
      .replaceAll('*', '')
      .replaceAll(/(?<=[a-z]{2})e$/g, '')
      .replaceAll(/(?<=[^aeiou])y(?![aeiou])/g, 'i'),
  )
}

/** As in manage, hedge and margin; get and give are read without it. */
function softened(sound: string): string {
  return sound.replaceAll(/d?g(?=[eiy])|dg$/g, 'j')
}

/** Amharic as people type it in Latin letters. */
function typedAmharicSound(word: string): string {
  return single(word)
    .replaceAll(/sh|x/g, 'S')
    .replaceAll('ch', 'c')
    .replaceAll(/ts|tz/g, 'X')
    .replaceAll(/ny|gn/g, 'N')
    .replaceAll('zh', 'Z')
    .replaceAll('kh', 'h')
    .replaceAll('ph', 'f')
}

/** Latin letters that are written twice are one sound; those of Amharic stand for two. */
function single(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1')
}

/** No glides that a vowel makes by itself. */
function smooth(sound: string): string {
  return sound
    .replaceAll(/iy(?=[aeou])/g, 'i')
    .replaceAll(/(?<=[^aeiou])w(?=[aei])/g, 'u')
    .replaceAll(/uw(?=[aeio])/g, 'u')
    .replaceAll(/([aeiou])\1+/g, '$1')
}
