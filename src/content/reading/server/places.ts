import { unescapeHtml } from '#platform/escape-html.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { sharedById } from '#platform/server/shared-reads.ts'

/**
 * What fills the places of one kind of block when a text is read, as HTML by what each place names (an id, or what its block says
 * of it, as text). What readers do not find is left out.
 */
export interface PlaceFiller {
  show(
    ctx: Context,
    wanted: { ids: readonly string[]; language: Language },
  ): Promise<ReadonlyMap<string, string>>
  /** Where a picture is of what guests see there, on which nothing changes without another address. */
  picture?: PlaceFiller['show']
  /** The same for where no script and no form can stand, as in feeds; a place that has none is left out there. */
  showInFeeds?: PlaceFiller['show']
}

const fillers = new Map<string, ReturnType<typeof remembered>>()

/** Call once, before the first verb: what fills `<div class="…" data-<name>="…"></div>` in a text. */
export function registerPlaces(all: Readonly<Record<string, PlaceFiller>>): void {
  for (const [name, filler] of Object.entries(all)) fillers.set(name, remembered(filler))
}

/** Several texts may show the same, and it mostly outlives what its text shows beside it. */
function remembered({ show, showInFeeds, picture }: PlaceFiller) {
  return {
    pages: sharedById((ctx, ids, language: Language) => show(ctx, { ids, language })),
    feeds: showInFeeds && sharedById((ctx, ids, language: Language) => showInFeeds(ctx, { ids, language })),
    picture: picture && sharedById((ctx, ids, language: Language) => picture(ctx, { ids, language })),
  }
}

/**
 * Stands behind what a filler names itself by (`id`, `for` …): the same block may stand in a text several times, and names count
 * once on a page.
 */
export const placeNumber = '\uE000'

/** As the renderers of such blocks write a place. */
const place = /<div class="[\w-]+" data-([a-z-]+)="([^"]*)"><\/div>/g

/** The address of the first picture that a place of a text has; undefined for none. */
export async function firstPicture(
  ctx: Context,
  html: string,
  language: Language,
): Promise<string | undefined> {
  for (const [, name = '', escaped = ''] of html.matchAll(place)) {
    const read = fillers.get(name)?.picture
    const id = unescapeHtml(escaped)
    const address = (await read?.({ ...ctx, actor: { kind: 'guest' } }, [id], language))?.get(id)
    if (address !== undefined) return address
  }
  return undefined
}

/**
 * A text as readers get it: in each place stands what is there today, or nothing when that was withdrawn.
 * @param wanted.after how often each place may stand on the page before
 */
export async function withPlaces(
  ctx: Context,
  html: string,
  {
    language,
    medium = 'pages',
    after = 0,
  }: { language: Language; medium?: 'pages' | 'feeds'; after?: number },
): Promise<string> {
  const named = new Map<string, Set<string>>()
  for (const [, name = '', escaped = ''] of html.matchAll(place))
    named.set(name, (named.get(name) ?? new Set()).add(unescapeHtml(escaped)))
  if (named.size === 0) return html
  const shown = new Map(
    await Promise.all(
      [...named].map(async ([name, ids]) => {
        const read = fillers.get(name)?.[medium]
        return [name, read ? await read(ctx, [...ids], language) : new Map<string, string>()] as const
      }),
    ),
  )
  const times = new Map<string, number>()
  return html.replaceAll(place, (written: string, name: string, escaped: string) => {
    const time = (times.get(written) ?? after) + 1
    times.set(written, time)
    const filling = shown.get(name)?.get(unescapeHtml(escaped)) ?? ''
    return filling.replaceAll(placeNumber, time === 1 ? '' : `-${time}`)
  })
}
