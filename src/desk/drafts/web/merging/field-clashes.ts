import type { Item, ItemFields } from '#content/contract.ts'
import type { Members } from '#content/kind-members.ts'
import { isSameValue, mergeMembers } from '../../../choices/web/merge-members.ts'

export type Fields = Partial<ItemFields>
export type FieldName = keyof ItemFields

/** The values that the changed fields began with. */
export function beginFields(item: Item, changed: Fields, begun: Fields): Fields {
  return fieldsOf(namesIn(changed), (name) => (name in begun ? begun[name] : item[name]))
}

/** A field with the values of both; `member` names one of a kind's own fields. */
export interface FieldClash {
  id: string
  name: FieldName
  member: string | null
  mine: unknown
  theirs: unknown
}

/** The changed fields that somebody else has changed meanwhile to something else. A kind's own fields count one by one. */
export function clashingFields(item: Item, changed: Fields, begun: Fields): FieldClash[] {
  return namesIn(changed).flatMap((name): FieldClash[] => {
    const [base, mine, theirs] = [begun[name], changed[name], item[name]]
    if (name === 'details')
      return mergedDetails(item, changed, begun).clashes.map(({ name: member, mine, theirs }) => ({
        id: `details ${member}`,
        name,
        member,
        mine,
        theirs,
      }))
    const isClash = !isSameValue(base, theirs) && !isSameValue(mine, theirs)
    return isClash ? [{ id: name, name, member: null, mine, theirs }] : []
  })
}

/**
 * The changed fields, and what they begin with, once it was chosen whose values stay. A choice holds for the value of theirs
 * that was seen; where they have changed it since, both still clash.
 */
export function resolveFields(
  item: Item,
  { changed, begun }: { changed: Fields; begun: Fields },
  chosen: readonly (FieldClash & { isTheirs: boolean })[],
): { changed: Fields; begun: Fields } {
  const resolved = chosen.filter(({ id, theirs }) =>
    clashingFields(item, changed, begun).some((now) => now.id === id && isSameValue(now.theirs, theirs)),
  )
  const next = { changed: { ...changed }, begun: { ...begun } }
  for (const { name, member, isTheirs } of resolved) {
    if (member !== null) continue
    if (isTheirs) delete next.changed[name]
    Object.assign(next.begun, { [name]: item[name] })
  }
  if (!resolved.some(({ member }) => member !== null)) return next
  const merged = mergedDetails(item, changed, begun)
  const choiceOf = (one: string) => resolved.find(({ member }) => member === one)
  next.changed.details = merged.joined((one) => choiceOf(one)?.isTheirs ?? false)
  const open = merged.clashes.filter(({ name }) => !choiceOf(name))
  const base = open.map(({ name }) => [name, begun.details?.[name]] as const)
  next.begun.details = { ...item.details, ...Object.fromEntries(base) }
  return next
}

/**
 * What was changed while `sent` was on its way, and what it begins with now that `item` is the answer: what was saved of one's own
 * is nobody else's. Of the kind's own fields, those that were sent as they had begun are theirs to change still.
 */
export function laterFields(
  item: Item,
  { changed, begun }: { changed: Fields; begun: Fields },
  sent: Fields,
): { changed: Fields; begun: Fields } {
  const names = namesIn(changed).filter((name) => !(name in sent) || !isSameValue(changed[name], sent[name]))
  const beginOf = (name: FieldName) => {
    if (!(name in sent)) return begun[name]
    if (name !== 'details') return item[name]
    const wasSent = (member: string) => !isSameValue(sent.details?.[member], begun.details?.[member])
    const own: Members = sent.details ?? {}
    const theirs: Members = item.details
    const members = [...new Set([...Object.keys(own), ...Object.keys(theirs)])]
    return Object.fromEntries(members.map((member) => [member, (wasSent(member) ? theirs : own)[member]]))
  }
  return { changed: fieldsOf(names, (name) => changed[name]), begun: fieldsOf(names, beginOf) }
}

/** The changed fields, and what they begin with, once others that were kept are taken up: those stand, beside what was changed only here. */
export function takeUpFields(
  { changed, begun }: { changed: Fields; begun: Fields },
  kept: { changed: Fields; begun: Fields },
): { changed: Fields; begun: Fields } {
  const next = {
    changed: { ...changed, ...kept.changed },
    begun: { ...begun, ...kept.begun },
  }
  if (!changed.details || !kept.changed.details) return next
  const isKept = (member: string) =>
    !isSameValue(kept.changed.details?.[member], kept.begun.details?.[member])
  const choose = (own: Members, theirs: Members) =>
    Object.fromEntries(
      [...new Set([...Object.keys(own), ...Object.keys(theirs)])].map((member) => [
        member,
        (isKept(member) ? theirs : own)[member],
      ]),
    )
  next.changed.details = choose(changed.details, kept.changed.details)
  next.begun.details = choose(begun.details ?? {}, kept.begun.details ?? {})
  return next
}

/** What was changed, beside what stands in the item. A kind's own fields count one by one. */
export function membersChanged(item: Item, changed: Fields, begun: Fields): FieldClash[] {
  return namesIn(changed).flatMap((name): FieldClash[] => {
    if (name !== 'details') return [{ id: name, name, member: null, mine: changed[name], theirs: item[name] }]
    const own: Members = changed.details ?? {}
    const base: Members = begun.details ?? {}
    const theirs: Members = item.details
    return Object.keys(own)
      .filter((member) => !isSameValue(own[member], base[member]))
      .map((member) => ({
        id: `details ${member}`,
        name,
        member,
        mine: own[member],
        theirs: theirs[member],
      }))
  })
}

/** Whether all that was changed stands in the item already. */
export function hasFields(item: Item, changed: Fields, begun: Fields): boolean {
  const joined = joinFields(item, changed, begun)
  return (
    clashingFields(item, changed, begun).length === 0 &&
    namesIn(joined).every((name) => isSameValue(joined[name], item[name]))
  )
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
function fieldsOf(names: readonly FieldName[], valueOf: (name: FieldName) => unknown): Fields {
  const fields: Fields = {}
  for (const name of names) Object.assign(fields, { [name]: valueOf(name) })
  return fields
}
