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

/** Quoted; a cell that a spreadsheet would take for a formula gets an apostrophe before it. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
