/** A rule, with the classes (`.name`) and elements of each of its selectors; or what stands in a condition or a layer. */
export type StylePart = { css: string; needs: string[][] } | { open: string; parts: StylePart[] }

/** Pages of one kind mostly use the same names: so many choices are kept. */
const mostChoices = 50

/**
 * The rules of style sheets that some markup can use: those of whose selectors one names only classes and elements that stand in
 * it, in their order. Rules that name neither always do.
 */
export function createStyleChoice(parts: readonly StylePart[]): (markup: string) => string {
  const known = new Map<string, string>()
  return (markup) => {
    const names = namesIn(markup)
    const key = [...names].join(' ')
    let css = known.get(key)
    if (css === undefined) {
      css = used(parts, names)
      if (known.size >= mostChoices) known.delete(known.keys().next().value ?? '')
      known.set(key, css)
    }
    return css
  }
}

function used(parts: readonly StylePart[], names: ReadonlySet<string>): string {
  let css = ''
  for (const part of parts) {
    if ('open' in part) {
      const inner = used(part.parts, names)
      if (inner) css += `${part.open}{${inner}}`
    } else if (part.needs.length === 0 || part.needs.some((needs) => needs.every((one) => names.has(one))))
      css += part.css
  }
  return css
}

const classes = 'class="'

/** The elements of some markup, and its classes with a dot before them. Looked for letter by letter: it is done for every page. */
function namesIn(markup: string): Set<string> {
  const names = new Set<string>()
  // A number stands for the name of an element: of hundreds that have one name, one is cut out.
  const known = new Set<number>()
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
    let code = markup.charCodeAt(at + 1)
    if (!isSmallLetter(code)) continue
    let number = 0
    let end = at + 1
    for (; isSmallLetter(code) || isDigit(code); code = markup.charCodeAt(++end))
      number = Math.imul(number ^ code, prime)
    if (known.has(number)) continue
    known.add(number)
    names.add(markup.slice(at + 1, end))
  }
  const lists = new Set<string>()
  for (let at = markup.indexOf(classes); at >= 0; at = markup.indexOf(classes, at + 1)) {
    const isAttribute = markup.charCodeAt(at - 1) <= space
    if (isAttribute) lists.add(markup.slice(at + classes.length, markup.indexOf('"', at + classes.length)))
  }
  for (const list of lists) for (const name of list.split(' ')) if (name) names.add(`.${name}`)
  return names
}

/** Of the hash FNV-1a, by which no two elements of HTML are alike. */
const prime = 16_777_619
const space = 32

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
