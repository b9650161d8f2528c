/** Rows that are read in one go. */
const pageSize = 300

/** All rows of a list, however many: what is shown or counted as a whole has no last page. */
export async function readWhole<Row>(
  readPart: (place: { pageSize: number; cursor?: string }) => Promise<{ rows: Row[]; next: string | null }>,
): Promise<Row[]> {
  const all: Row[] = []
  let cursor: string | undefined
  do {
    const { rows, next } = await readPart({ pageSize, ...(cursor && { cursor }) })
    all.push(...rows)
    cursor = next ?? undefined
  } while (cursor)
  return all
}
