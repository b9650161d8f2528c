import { chart } from '#content/blocks/nodes/practice/chart.ts'
import { defaultCalendar } from '#platform/dates/calendar.ts'
import type { Context } from '#platform/server/context.ts'
import { chartPicture, type ChartPicture } from '../drawing/picture.ts'
import { voiceIn } from '../drawing/words.ts'
import { readChart } from './charts.ts'
import { design } from './picture-address.ts'

/** What is drawn of such an address, for everybody alike; undefined for what is none, or what readers may not see. */
export async function readPicture(ctx: Context, name: string): Promise<ChartPicture | undefined> {
  const [, said = '', language] = /^([\w-]{1,4000})\.(en|am)\.png$/.exec(name) ?? []
  const wanted = partsOf(said)
  if (!wanted || (language !== 'en' && language !== 'am')) return undefined
  const { attrs, versions } = wanted
  const guest: Context = { ...ctx, actor: { kind: 'guest' }, language }
  const parts = await readChart(guest, attrs, versions)
  return parts && chartPicture(parts, voiceIn(language, defaultCalendar(language)))
}

function partsOf(said: string) {
  try {
    const given: unknown = JSON.parse(Buffer.from(said, 'base64url').toString())
    if (!Array.isArray(given) || given[0] !== design) return undefined
    const [, first, second, drawn] = given as unknown[]
    const attrs = chart.shape.attrs.safeParse({ ...(drawn as object), title: '', description: '' }).data
    return attrs && { attrs, versions: [versionIn(first), versionIn(second)] as const }
  } catch {
    return undefined
  }
}

function versionIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}
