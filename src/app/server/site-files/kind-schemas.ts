import { z, type OpenAPIHono } from '@hono/zod-openapi'
import { articleOf } from '#content/kind-article.ts'
import { itemOf } from '#content/kind-item.ts'
import { nameOfKind } from '#content/kind-members.ts'
import { contentKinds } from '#content/kinds.ts'
import { rulesOf } from '#content/server/kind-rules.ts'
import type { AppEnv } from '#platform/server/http/http.ts'

type Registry = OpenAPIHono<AppEnv>['openAPIRegistry']

/**
 * Writes into the document what each kind keeps of its own, from the rules by which it is checked, and what the shared operations
 * answer: an item or an article of one kind or another. The contracts name all this without knowing any kind.
 */
export function describeKinds(registry: Registry): void {
  const details = contentKinds.map((kind) =>
    registry.register(nameOfKind('Details', kind), rulesOf(kind).details),
  )
  const extras = contentKinds.map((kind) =>
    registry.register(nameOfKind('Extras', kind), rulesOf(kind).extras),
  )
  registry.register('AnyDetails', z.union(details))
  registry.register('AnyExtras', z.union(extras))
  registry.register('Item', z.discriminatedUnion('kind', severalOf(contentKinds.map(itemOf))))
  registry.register('AnyArticle', z.discriminatedUnion('kind', severalOf(contentKinds.map(articleOf))))
}

/** A union has one choice at least, which its type says. */
function severalOf<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('there is no kind')
  return [first, ...others]
}
