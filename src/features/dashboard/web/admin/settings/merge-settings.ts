import { mergeMembers, type MemberClash } from '#desk/choices/web/merge-members.ts'

type Versions<T> = Record<'base' | 'mine' | 'theirs', T>
type Members = Record<string, unknown>

interface Merged<T> {
  /** Each under the way to it, such as `hero.title.en`. */
  clashes: MemberClash[]
  /** All settings, those that clash as they are wanted. */
  joined: (isTheirs: (name: string) => boolean) => T
}

/**
 * Joins two versions of settings field by field, as the form shows them: the English and the Amharic of a text are two. A list whose
 * entries cannot be told apart counts as one.
 */
export function mergeSettings<T>(versions: Versions<T>, name = ''): Merged<T> {
  if (!isParted(versions)) return mergeWhole(versions, name)
  const { base, mine, theirs } = versions
  const keys = [...new Set([mine, theirs].flatMap((one) => Object.keys(asParts(one))))]
  const parts = keys.map((key) => {
    const [before, here, there] = [base, mine, theirs].map((one) => asParts(one)[key])
    return [
      key,
      mergeSettings<unknown>({ base: before, mine: here, theirs: there }, name ? `${name}.${key}` : key),
    ] as const
  })
  return {
    clashes: parts.flatMap(([, part]) => part.clashes),
    joined(isTheirs) {
      const values = parts.map(([key, part]) => [key, part.joined(isTheirs)] as const)
      return asWhole<T>(Array.isArray(mine) ? values.map(([, value]) => value) : Object.fromEntries(values))
    },
  }
}

function mergeWhole<T>({ base, mine, theirs }: Versions<T>, name: string): Merged<T> {
  const { clashes, joined } = mergeMembers<Members>({
    base: { [name]: base },
    mine: { [name]: mine },
    theirs: { [name]: theirs },
  })
  return { clashes, joined: (isTheirs) => asWhole<T>(joined(isTheirs)[name]) }
}

/** Whether all three have the same parts, so that each can be looked at by itself. */
function isParted({ base, mine, theirs }: Versions<unknown>): boolean {
  const all = [base, mine, theirs]
  if (!all.every(Array.isArray)) return all.every(isMembers)
  const [before, here, there] = [asList(base), asList(mine), asList(theirs)]
  return (
    before.length === here.length &&
    before.length === there.length &&
    before.every((entry, index) => isEntry(entry, here[index]) && isEntry(entry, there[index]))
  )
}

/** Entries of a list have no identity but their words: one that keeps any of them is still the same. */
function isEntry(one: unknown, other: unknown): boolean {
  const words = wordsOf(one)
  return wordsOf(other).some((word) => words.includes(word))
}

const naming = ['en', 'am', 'card']

function wordsOf(value: unknown): string[] {
  if (!isMembers(value)) return []
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member !== 'string') return wordsOf(member)
    return naming.includes(key) && member.trim() ? `${key} ${member.trim()}` : []
  })
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Only called with what has parts. */
function asParts(value: unknown): Members {
  return value as Members
}

/** Only called with lists. */
function asList(value: unknown): readonly unknown[] {
  return value as readonly unknown[]
}

/** It has the shape of the versions that it is joined from. */
function asWhole<T>(value: unknown): T {
  return value as T
}
