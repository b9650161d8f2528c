/** A rule, with the classes (`.name`) and elements of each of its selectors; or what stands in a condition or a layer. */
export type StylePart = { css: string; needs: string[][] } | { open: string; parts: StylePart[] }

/**
 * The rules of style sheets that some markup can use: those of whose selectors one names only classes and elements that stand in
 * it, in their order. Rules that name neither always do.
 */
export function usedStyles(parts: readonly StylePart[], markup: string): string {
  return used(parts, namesIn(markup))
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

/** The elements of some markup, and its classes with a dot before them. */
function namesIn(markup: string): Set<string> {
  const names = new Set<string>()
  const lists = new Set<string>()
  for (const [, element, list] of markup.matchAll(/<([a-z][a-z0-9]*)|\sclass="([^"]*)"/g)) {
    if (element) names.add(element)
    else if (list) lists.add(list)
  }
  for (const list of lists) for (const name of list.split(' ')) names.add(`.${name}`)
  return names
}
