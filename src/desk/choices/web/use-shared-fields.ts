import { useState } from 'react'
import { isSameValue, mergeMembers } from './merge-members.ts'

/** What one person changed, and what it was before; `undefined` when nothing is other than before. */
export type FieldChanges<T> = (Partial<T> & { was: Partial<T> }) | undefined

/** Values of a dialog that two people may have open at once. Only what was changed here is sent. */
export function useSharedFields<T extends Record<string, unknown>>(stored: T) {
  const [base, setBase] = useState(stored)
  const [fields, setFields] = useState(stored)
  const [theirs, setTheirs] = useState<T>()
  const meeting = theirs && mergeMembers<T>({ base, mine: fields, theirs })
  return {
    fields,
    changes: changesOf(base, fields),
    /** What both changed, until it is chosen whose stays. */
    clashes: meeting?.clashes ?? [],
    change(part: Partial<T>) {
      setFields((now) => ({ ...now, ...part }))
    },
    /** With all values as they are now when a save was refused because somebody else saved the same one; what was typed stays. Gives whether it was. */
    meet(current: T | undefined): boolean {
      if (current) setTheirs(current)
      return current !== undefined
    },
    /** Takes every value from whom it was chosen; gives what is left to save. */
    resolve(isTheirs: (name: string) => boolean): FieldChanges<T> {
      if (!theirs || !meeting) return changesOf(base, fields)
      const joined = meeting.joined(isTheirs)
      setBase(theirs)
      setFields(joined)
      setTheirs(undefined)
      return changesOf(theirs, joined)
    },
  }
}

export type SharedFields<T extends Record<string, unknown>> = ReturnType<typeof useSharedFields<T>>

function changesOf<T extends Record<string, unknown>>(base: T, fields: T): FieldChanges<T> {
  const names = Object.keys(fields).filter((name) => !isSameValue(base[name], fields[name]))
  if (names.length === 0) return undefined
  return { ...membersOf(fields, names), was: membersOf(base, names) }
}

/** Those members that are named. */
function membersOf<T extends Record<string, unknown>>(values: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>
}
