import type { Item, ItemFields } from '#content/contract.ts'
import { isSameValue, mergeMembers } from './merge-members.ts'

export type Fields = Partial<ItemFields>
export type FieldName = keyof ItemFields

/** The values that the changed fields began with. */
export function beginFields(item: Item, changed: Fields, begun: Fields): Fields {
  return fieldsOf(Object.keys(changed), (name) => (name in begun ? begun[name] : item[name]))
}

/** The changed fields that somebody else has changed meanwhile to something else. A kind's own fields count one by one. */
export function clashingFields(item: Item, changed: Fields, begun: Fields): FieldName[] {
  return namesIn(changed).filter((name) => {
    const [base, mine, theirs] = [begun[name], changed[name], item[name]]
    if (name === 'details') return mergedDetails(item, changed, begun).clashes.length > 0
    return !isSameValue(base, theirs) && !isSameValue(mine, theirs)
  })
}

/** The changed fields as they are sent over what somebody else saved: of a kind's own fields theirs stay where only they changed something. */
export function joinFields(item: Item, changed: Fields, begun: Fields): Fields {
  if (!changed.details) return changed
  return { ...changed, details: mergedDetails(item, changed, begun).joined(() => false) }
}

function mergedDetails(item: Item, changed: Fields, begun: Fields) {
  return mergeMembers({ base: begun.details ?? {}, mine: changed.details ?? {}, theirs: item.details })
}

export function namesIn(fields: Fields): FieldName[] {
  // Its type says that it has no other members.
  return Object.keys(fields) as FieldName[]
}

/** Each value comes from a field of the same name. */
function fieldsOf(names: string[], valueOf: (name: FieldName) => unknown): Fields {
  return Object.fromEntries(names.map((name) => [name, valueOf(name as FieldName)])) as Fields
}
