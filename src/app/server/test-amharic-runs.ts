import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { wrongSignsIn } from '#desk/findings/server/checks/punctuation.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** What runs on within a line. */
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time'])
const unread = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'svg', 'textarea'])
const spoken = ['ariaLabel', 'alt', 'title', 'placeholder'] as const

/** Runs of Amharic words of a page, as they are read or heard. What is in another language, and code, is a gap. */
export function runsOf(html: string): string[] {
  const runs = ['']
  const pause = () => runs.push('')
  const read = (node: Nodes): void => {
    if (node.type === 'text') runs[runs.length - 1] += node.value
    else if (node.type === 'root') node.children.forEach(read)
    else if (node.type === 'element') readElement(node)
  }
  const readElement = (element: Element): void => {
    const { tagName, properties, children } = element
    if (unread.has(tagName) || (properties.lang ?? 'am') !== 'am') {
      runs[runs.length - 1] += '\uFFFC'
      return
    }
    if (tagName === 'meta') runs.push(String(properties.content ?? ''), '')
    runs.push(...spoken.flatMap((name) => (properties[name] ? [String(properties[name]), ''] : [])))
    if (!inline.has(tagName)) pause()
    children.forEach(read)
    if (!inline.has(tagName)) pause()
  }
  read(parser.parse(html))
  return runs.filter((run) => /\p{Script=Ethiopic}/u.test(run))
}

/** What an editor would be warned of, and signs that code puts between a name and what it says of it: `ESX: ገበያ`. */
export function wrongSigns(run: string): string[] {
  const joined = [...run.matchAll(/[^\s\d][,;:]\s+(?=\p{Script=Ethiopic})/gu)]
  return [...wrongSignsIn(run), ...joined.map(({ index }) => run.slice(Math.max(0, index - 20), index + 20))]
}
