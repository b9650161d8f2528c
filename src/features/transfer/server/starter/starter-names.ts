import type { Member, Members } from '#content/kind-members.ts'
import type { ContentKind } from '#content/kinds.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import type { StarterItem } from './read-starter.ts'

/** Lessons lie in the folder of their course, in order; their address says neither. */
export function lessonOf(course: StarterItem, lesson: StarterItem): StarterItem {
  return { ...lesson, slug: lessonSlug(course.slug, lesson.slug) }
}

function lessonSlug(course: string, lesson: string): string {
  return `${course}-${lesson.replace(/^\d+-/, '')}`
}

export function nameOf({ kind, slug }: Pick<StarterItem, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`
}

/** The members that name items by their slugs, with ids in their place. */
export function namedBy(item: StarterItem, ids: ReadonlyMap<string, string>): Members {
  const named = { ...item.own }
  for (const [member, kinds] of Object.entries(rulesOf(item.kind).names ?? {}))
    Object.assign(
      named,
      withNames(named, member.split('.'), (name) => {
        const id = kinds.map((kind) => ids.get(placeOf(kind, name))).find(Boolean)
        if (!id) throw new Error(`starter content ${item.slug} names ${name}, which there is not`)
        return id
      }),
    )
  return named
}

/** A value with the names at a path in it replaced; what is a list on the way is walked through. */
function withNames(
  value: Member | undefined,
  path: readonly string[],
  replace: (name: string) => string,
): Member | undefined {
  if (Array.isArray(value)) return value.map((one) => withNames(one, path, replace) ?? null)
  const [member, ...rest] = path
  if (member === undefined) return typeof value === 'string' ? replace(value) : value
  if (typeof value !== 'object' || value === null || !(member in value)) return value
  return { ...value, [member]: withNames(value[member], rest, replace) }
}

/** An item by its slug, or by its folder where items of several kinds may be named: `learn/order-types`, `lesson/<course>/<lesson>`. */
function placeOf(kind: ContentKind, name: string): string {
  const [folder = '', slug, lesson] = name.split('/')
  if (slug === undefined) return nameOf({ kind, slug: name })
  if (folder !== kind) return ''
  return nameOf({ kind, slug: lesson === undefined ? slug : lessonSlug(slug, lesson) })
}
