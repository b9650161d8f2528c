/** JSON whose members stand in order of their names, so that equal values are equal bytes. */
export function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), undefined, 1)}\n`
}

/** Whether two values say the same, whatever the order of their members. */
export function isSame(one: unknown, other: unknown): boolean {
  return stableJson(one) === stableJson(other)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  members.sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}
