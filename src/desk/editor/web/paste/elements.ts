/** Markup as elements that load and run nothing. What would run is taken out first: the browser would report each one as refused by the content policy. */
export function readHtml(html: string): HTMLElement {
  const inert = html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  )
  return new DOMParser().parseFromString(inert, 'text/html').body
}

/** Leaves what is in an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** The same content in another element. */
export function replaceTag(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Puts what is in an element into one more element inside it. */
export function wrapInside(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name)
  inner.append(...element.childNodes)
  element.append(inner)
}
