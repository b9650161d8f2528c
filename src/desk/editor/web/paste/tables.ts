import { unwrap } from './elements.ts'

/** Tables become plain grids: every row as many cells as the widest, no merged ones. A table around everything, or inside another one, is a frame and goes. */
export function makeGrids(body: HTMLElement): void {
  // From the inside out.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = rowsOf(table)
    const isFrame = rows.length <= 1 && (rows[0]?.length ?? 0) <= 1
    if (isFrame || table.parentElement?.closest('table')) table.replaceWith(...rows.flat().flatMap(contentOf))
    else table.replaceWith(...captionOf(table), gridOf(rows, body.ownerDocument))
  }
}

type Cell = Element | null

/** The cells of each row at their place in the grid; null where another cell reaches over. */
function rowsOf(table: HTMLTableElement): Cell[][] {
  const rows: Cell[][] = []
  for (const [at, row] of [...table.rows].entries()) {
    const places = (rows[at] ??= [])
    for (const cell of row.cells) {
      let column = 0
      while (places[column] !== undefined) column++
      const [width, height] = [
        Math.min(cell.colSpan, 50),
        Math.min(cell.rowSpan || 1, table.rows.length - at),
      ]
      for (let down = 0; down < height; down++) {
        const line = (rows[at + down] ??= [])
        for (let right = 0; right < width; right++) line[column + right] = down + right === 0 ? cell : null
      }
    }
  }
  return rows
}

function gridOf(rows: Cell[][], document: Document): HTMLTableElement {
  const grid = document.createElement('table')
  const width = Math.max(...rows.map((row) => row.length))
  for (const row of rows) {
    const line = grid.insertRow()
    const isHead = row.some((cell) => cell?.closest('thead'))
    for (let column = 0; column < width; column++) {
      const cell = row[column]
      const isHeader = isHead || cell?.localName === 'th'
      const place = document.createElement(isHeader ? 'th' : 'td')
      place.append(...contentOf(cell ?? null))
      line.append(place)
    }
  }
  return grid
}

function captionOf({ caption }: HTMLTableElement): Element[] {
  if (!caption?.textContent?.trim()) return []
  const line = caption.ownerDocument.createElement('p')
  line.append(...caption.childNodes)
  return [line]
}

/** What is in a cell. Words that stand bare in it get a paragraph of their own where they would run into others. */
function contentOf(cell: Cell | undefined): Node[] {
  if (!cell) return []
  for (const wrapper of cell.querySelectorAll('div')) unwrap(wrapper)
  if (cell.querySelector('p, ul, ol, figure')) return [...cell.childNodes]
  const line = cell.ownerDocument.createElement('p')
  line.append(...cell.childNodes)
  return [line]
}
