/** Code points of a name on a certificate. */
export const mostNameLength = 80

const letters = /\p{L}/u
/** What stands between the letters of names: spaces, full stops, hyphens, apostrophes; in Ethiopic a slash that shortens titles. */
const latin = /^[\p{Script=Latin} .'’-]*$/u
const ethiopic = /^(?:[\p{Script=Ethiopic} ./-](?<![\u1360-\u137C]))*$/u

export const scripts = ['latin', 'ethiopic'] as const
export type Script = (typeof scripts)[number]

/** Whether a name is written in a script, with letters and what stands between the letters of names. */
export function isNameIn(script: Script, name: string): boolean {
  return letters.test(name) && (script === 'latin' ? latin : ethiopic).test(name)
}
