import { unwrap, wrapInside } from './elements.ts'

const phrase = 'span, p, a, b, strong, i, em, u, s, del, strike'

/** Bold, italic and struck words keep their meaning as elements; every other look is given up. */
export function keepWeight(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(phrase)) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style
    const isBold = /^(bold|bolder|[6-9]00)$/.test(fontWeight)
    const isItalic = /^(italic|oblique)/.test(fontStyle)
    const isStruck = `${textDecoration} ${textDecorationLine}`.includes('line-through')
    const name = element.localName
    // Google Docs wraps the whole text in <b style="font-weight:normal">.
    const isPlainBold = /^(b|strong)$/.test(name) && /^(normal|lighter|[1-5]00)$/.test(fontWeight)
    const isPlainItalic = /^(i|em)$/.test(name) && fontStyle === 'normal'
    if (isBold && !/^(b|strong)$/.test(name)) wrapInside(element, 'strong')
    if (isItalic && !/^(i|em)$/.test(name)) wrapInside(element, 'em')
    if (isStruck && !/^(s|del|strike)$/.test(name)) wrapInside(element, 's')
    if (isPlainBold || isPlainItalic || name === 'span' || name === 'u') unwrap(element)
  }
  // A bold element around whole blocks is a wrapper, not an emphasis.
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    if (element.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6')) unwrap(element)
  }
}
