/** The mark by which spreadsheets know that a file is in Unicode. */
const mark = '\uFEFF'

/** A table file as it is asked for, row by row, so that a long table is never held as a whole. */
export function csvStream(
  head: readonly string[],
  rows: AsyncGenerator<readonly string[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true
        controller.enqueue(encoder.encode(mark + csvLine(head)))
        return
      }
      const { value, done } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(csvLine(value)))
    },
    cancel: async () => void (await rows.return(undefined)),
  })
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * Quoted; a cell that a spreadsheet would take for a formula gets an apostrophe before it, as does one that would look so guarded
 * and is not.
 */
function csvCell(text: string): string {
  const harmless = /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A cell without the apostrophe that keeps a spreadsheet from calculating. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}

/** What may part the cells of a table that is read. */
const delimiters = [',', ';', '\t'] as const

/**
 * What parts the cells of a table: what a first line like `sep=;` says, by which spreadsheets are told and which they count as no
 * row, or whichever the first line has most of.
 */
export function withDelimiter(text: string): { table: string; delimiter: string } {
  const told = /^\uFEFF?"?sep=([,;\t])"?[,;\t]*\r?\n/i.exec(text)
  if (told?.[1]) return { table: text.slice(told[0].length), delimiter: told[1] }
  const [first = ''] = text.split(/\r?\n/, 1)
  const [delimiter] = delimiters.toSorted((one, other) => first.split(other).length - first.split(one).length)
  return { table: text, delimiter: delimiter ?? ',' }
}
