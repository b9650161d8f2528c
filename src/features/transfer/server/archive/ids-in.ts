const idShape = /^[\w-]{22}$/

/** Every string anywhere in a value that has the shape of an id. */
export function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (idShape.test(value)) yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) yield* idsIn(member)
  }
}

/** The same value with every id put in the place of another; ids are 128 random bits, so nothing else is taken for one. */
export function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  return ids.size === 0 ? value : asSame<T>(exchange(value, ids))
}

function exchange(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((member) => exchange(member, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, exchange(member, ids)]))
}

/** Strings are put in the place of strings, so the shape stays. */
function asSame<T>(value: unknown): T {
  return value as T
}
