import { languages } from '#platform/languages.ts'

const begin = '<div class="article"'
const carried = new RegExp(`(<a href="/[^"?]*)\\?lang=(?:${languages.join('|')})(?=["#])`, 'g')

/** Whether some markup shows the body of exactly one text, and that is this one. */
export function isOnlyBody(markup: string, html: string): boolean {
  const at = markup.indexOf(begin)
  if (at < 0 || markup.includes(begin, at + 1)) return false
  const from = markup.indexOf('>', at) + 1
  const to = markup.indexOf('</div><output', from)
  return to > 0 && withoutCarried(markup.slice(from, to)) === html
}

/** The body of the one text that the page shows, as it came. */
export function readOnlyBody(page: Pick<Document, 'querySelector'>): string {
  return withoutCarried(page.querySelector('div.article')?.innerHTML ?? '')
}

/** Its links without the language that they carry on from the address of the page. */
function withoutCarried(html: string): string {
  return html.replaceAll(carried, '$1')
}
