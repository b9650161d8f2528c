interface Change<T> {
  current: T
  wanted: { [K in keyof T]?: T[K] | undefined }
  /** What the values were when the change was begun; of those that are left out, any is replaced. */
  was: { [K in keyof T]?: T[K] | undefined } | undefined
}

/**
 * Whether a change would replace a value that its editor has not seen; what somebody else set to the same value is no conflict. Who
 * refuses it tells all values as they are.
 */
export function isOvertaken<T extends object>({ current, wanted, was = {} }: Change<T>): boolean {
  return namesOf(current).some(
    (name) =>
      wanted[name] !== undefined &&
      was[name] !== undefined &&
      !isSame(was[name], current[name]) &&
      !isSame(wanted[name], current[name]),
  )
}

/** What was stored otherwise than by a form may have spaces around it. */
function isSame(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other)
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC').trim() : value
}

/** Objects that come from a schema have no other names than those of their type. */
function namesOf<T extends object>(values: T): (keyof T)[] {
  return Object.keys(values) as (keyof T)[]
}
