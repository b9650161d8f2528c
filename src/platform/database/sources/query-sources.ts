/**
 * Tables that no write of an item changes: what editors change in them changes everything, and what members leave in them shows
 * when it is read again. A table that is missing here counts as items do.
 */
const apart = new Set([
  'settings',
  'tags',
  'tag_slugs',
  'collections',
  'collection_slugs',
  'media',
  'media_former',
  'contact_messages',
  'contact_replies',
  'page_answers',
  'data_set_versions',
  'faq_votes',
  'lesson_progress',
  'rate_limits',
  'users',
])
/** The tables whose `kind` is the kind of an item. */
const kinded = new Set(['items', 'publications'])
/** Tables of which each row belongs to one item, that queries find by it. */
const belonging = new Set([...kinded, 'item_tags', 'item_slugs', 'revisions'])

interface QueryShape {
  /** It reads nothing that a write of an item changes. */
  isApart: boolean
  /** Places of the parameters that name the kinds it is limited to; none when it is not. */
  kindPlaces: number[]
}

/** Queries are few, and asked often; a list of ids in one makes another text of each length. */
const mostShapes = 2000
const shapes = new Map<string, QueryShape>()

/**
 * What a query reads of items, from its own text: it is limited to kinds when all that it reads of items comes through one use of
 * `items`, or of `publications` alone, whose `kind` is compared. In doubt a change of any item counts.
 */
export function sourcesOfQuery(sql: string, parameters: readonly unknown[]) {
  let shape = shapes.get(sql)
  if (!shape) {
    if (shapes.size >= mostShapes) shapes.clear()
    shapes.set(sql, (shape = shapeOf(sql)))
  }
  if (shape.isApart) return {}
  if (shape.kindPlaces.length === 0) return { any: true }
  return { kinds: shape.kindPlaces.map((place) => String(parameters[place])) }
}

function shapeOf(sql: string): QueryShape {
  const uses = [...sql.matchAll(/\b(?:from|join)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi)].map(
    ([, table = '', alias]) => ({ table, name: alias ?? table }),
  )
  const ofItems = uses.filter(({ table }) => !apart.has(table))
  // Only the first of a list of tables was found.
  const isList = /\bfrom "\w+"(?: as "\w+")?,/.test(sql)
  if (ofItems.length === 0 && !isList) return { isApart: uses.length > 0, kindPlaces: [] }
  const isOneWay =
    !isList &&
    ofItems.every(({ table }) => belonging.has(table)) &&
    ofItems.filter(({ table }) => table === 'items').length <= 1 &&
    ofItems.some(({ table }) => kinded.has(table))
  return { isApart: false, kindPlaces: isOneWay ? kindPlacesIn(sql, uses) : [] }
}

/** A condition that has to hold: neither one of a choice nor what a column says. With `|| ''` no index is walked for it. */
const compared =
  /\b(?:where|and|on) (?:"(\w+)"\.)?"kind"(?: \|\| '')? (?:= |in \()((?:\?|\$\d+)(?:, (?:\?|\$\d+))*)(?!\d|,)(?!\)? or )/g

/** The places of the parameters that an item's `kind` is compared with. */
function kindPlacesIn(sql: string, uses: readonly { table: string; name: string }[]): number[] {
  const names = new Set(uses.filter(({ table }) => kinded.has(table)).map(({ name }) => name))
  const isAlone = uses.every(({ table }) => kinded.has(table))
  return [...sql.matchAll(compared)].flatMap((found) => {
    const [, name, list = ''] = found
    if (name === undefined ? !isAlone : !names.has(name)) return []
    const begins = sql.slice(0, found.index).split('?').length - 1
    return list.split(', ').map((one, at) => (one === '?' ? begins + at : Number(one.slice(1)) - 1))
  })
}
