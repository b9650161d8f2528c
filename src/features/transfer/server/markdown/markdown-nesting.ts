/** Quotes and lists in each other, and brackets in each other: far more than a text has. Parsing takes time with the square of it. */
const mostNested = 60
/** Marks that may open something within a paragraph, side by side or not. */
const mostOpen = 4000
/** Lines with a bar side by side, which may be rows of a table: more than fit into a text. */
const mostRows = 2000

/** Spaces, then a quote or a list item. */
const container = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y

/**
 * The first line, counted from 1, that nests deeper, or goes on in one table for longer, than a text does; undefined when there is none. Looks at the plain text, before
 * a parser does.
 */
export function findNested(source: string): number | undefined {
  let open = 0
  let boxes = 0
  let rows = 0
  for (const [index, line] of source.split('\n').entries()) {
    if (containersOf(line) > mostNested) return index + 1
    open = line.trim() === '' ? 0 : open + opensOf(line)
    boxes = Math.max(0, boxes + boxesOf(line))
    rows = line.includes('|') ? rows + 1 : 0
    if (open > mostOpen || boxes > mostNested || rows > mostRows) return index + 1
  }
  return undefined
}

/** Containers that a line opens or goes on in: marks at its beginning, and the indentation before a list item. */
function containersOf(line: string): number {
  let count = 0
  let at = 0
  for (;;) {
    container.lastIndex = at
    const [mark] = container.exec(line) ?? []
    if (mark === undefined) return count
    count += 1 + Math.floor((mark.length - 1) / 2)
    at += mark.length
  }
}

function opensOf(line: string): number {
  return line.match(/[[\]*_~`<]|!\[/g)?.length ?? 0
}

/** A line of colons opens a box when a name follows, and closes one when nothing does. */
function boxesOf(line: string): number {
  const [, name] = /^[ \t>]*:{3,}[ \t]*(.?)/.exec(line) ?? []
  return name === undefined ? 0 : name ? 1 : -1
}
