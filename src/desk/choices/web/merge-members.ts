/** A member that both sides changed differently. */
export interface MemberClash {
  name: string
  base: unknown
  mine: unknown
  theirs: unknown
}

interface MergedMembers<T> {
  clashes: MemberClash[]
  /** All members, those that clash as they are wanted. */
  joined: (isTheirs: (name: string) => boolean) => T
}

/** Joins two versions of an object member by member: what only one side changed is taken, the rest is left to choose. */
export function mergeMembers<T extends Record<string, unknown>>(
  versions: Record<'base' | 'mine' | 'theirs', T>,
): MergedMembers<T> {
  const { base, mine, theirs } = versions
  const names = [...new Set([mine, theirs].flatMap((members) => Object.keys(members)))]
  const decided = names.map((name) => ({ name, side: sideOf(base[name], mine[name], theirs[name]) }))
  return {
    clashes: decided.flatMap(({ name, side }) =>
      side === null ? { name, base: base[name], mine: mine[name], theirs: theirs[name] } : [],
    ),
    joined: (isTheirs) =>
      asMembers<T>(
        decided
          .map(({ name, side }) => [name, ((side ?? isTheirs(name)) ? theirs : mine)[name]] as const)
          .filter(([, value]) => value !== undefined),
      ),
  }
}

/** Whether two values say the same, whatever the order of their members. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

/** True for theirs, false for mine, null when both changed it differently. */
function sideOf(base: unknown, mine: unknown, theirs: unknown): boolean | null {
  if (isSameValue(mine, theirs) || isSameValue(base, mine)) return true
  return isSameValue(base, theirs) ? false : null
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .map(([name, member]): [string, unknown] => [name, plain(member)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** Their names and values come from objects of this type. */
function asMembers<T>(members: (readonly [string, unknown])[]): T {
  return Object.fromEntries(members) as T
}
