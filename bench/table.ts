type Cell = string | number

/** Prints rows under a title, numbers to the right. The first row is the head. */
export function printTable(title: string, rows: readonly (readonly Cell[])[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)),
  )
  const widths =
    texts[0]?.map((_cell, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? []
  const isNumber = widths.map((_width, column) => typeof rows.at(-1)?.[column] === 'number')
  const line = (row: readonly string[]) =>
    row
      .map((text, column) =>
        isNumber[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
  const [head = [], ...body] = texts
  console.log(`\n${title}\n\n${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`)
  for (const row of body) console.log(line(row))
}
