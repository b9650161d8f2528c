import type { Member } from '#content/kind-members.ts'
import type { EditionText } from '#content/contract.ts'

/**
 * A source text with a blank place for what only its translation has beside the text, such as more names of a term. A list that is
 * no longer than it was in the source when it was translated has as many entries as there are in the source now.
 * @param before the source as it was when it was translated
 */
export function withOwnExtras(now: EditionText, target: EditionText, before: EditionText): EditionText {
  const own = Object.entries(target.extras).map(([key, value]) => [
    key,
    placesFor(value, { now: now.extras[key], before: before.extras[key] }),
  ])
  return { ...now, extras: { ...now.extras, ...Object.fromEntries(own) } }
}

function placesFor(
  own: Member | undefined,
  { now, before }: Record<'now' | 'before', Member | undefined>,
): Member | undefined {
  if (Array.isArray(own) && (now === undefined || Array.isArray(now))) {
    const there: Member[] = now ?? []
    const most = Math.max(there.length, Array.isArray(before) ? before.length : 0)
    return own.length > most ? [...there, ...own.slice(there.length).map(() => '')] : there
  }
  if (now !== undefined) return now
  return typeof own === 'string' ? '' : own
}
