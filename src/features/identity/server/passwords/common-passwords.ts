const longestRepeatedUnit = 6

/**
 * Whether a password is on the bundled list of about 49 000 common ones, or is one of those with digits and signs around
 * it, doubled, or some few characters over and over. At twelve code points and more, hardly any common password is left
 * as it stands: what people do to make `password` long enough is what has to be caught.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await commonPasswords()
  const folded = password.toLowerCase()
  const unit = repeatedUnit(folded)
  if (unit && ([...unit].length <= longestRepeatedUnit || list.has(unit))) return true
  return (
    [folded, withoutEnds(folded), withoutEnds(withoutDisguise(folded)), withoutDisguise(folded)].some(
      (core) => list.has(core) && [...core].length * 2 >= [...folded].length,
    ) || isSequence(folded)
  )
}

let loading: Promise<ReadonlySet<string>> | undefined

/** Read on first use: it is half a megabyte that a process which only shows pages never needs. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loading
}

/** The shortest text which, repeated, makes the whole, such as `abc` for `abcabcabc`. */
function repeatedUnit(text: string): string | undefined {
  const period = (text + text).indexOf(text, 1)
  return period < text.length ? text.slice(0, period) : undefined
}

function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
}

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function withoutDisguise(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)
}

/** Code points that each follow the one before, up or down, such as `abcdefghijkl` or `ሀሁሂሃሄህሆ`. */
function isSequence(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0)
  return [1, -1].some((step) =>
    points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === step),
  )
}
