import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '#platform/languages.ts'
import { formatMessage, type Catalogue, type Values } from '#platform/messages.ts'
import { projectFolder } from './freshness.ts'

/** What the site says under a key of a room (`identity`, `desk`), read from the same files. */
export type Say = (room: string, key: string, values?: Values) => string

/** The site's own words in one language, so that a better wording breaks no journey. */
export function textsIn(language: Language): Say {
  return (room, key, values) => {
    const message = catalogueOf(room, language)[key]
    if (message === undefined) throw new Error(`the room ${room} has no text ${key}`)
    return formatMessage(message, language, values)
  }
}

/** What an exercise says, on its page and where it is played. */
export function textsOfExercise(language: Language, feature: string) {
  const say = textsIn(language)
  return (key: string, values?: Values) =>
    say(key in catalogueOf(feature, language) ? feature : `${feature}.player`, key, values)
}

const catalogues = new Map<string, Catalogue>()

function catalogueOf(room: string, language: Language): Catalogue {
  const [name = '', area = ''] = room.split('.')
  const folder = ['app', 'ui', 'content', 'desk'].includes(name) ? name : `features/${name}`
  const file = path.join(
    projectFolder,
    'src',
    folder,
    area && (['point', 'states'].includes(area) ? area : `web/${area}`),
    'locales',
    `${language}.json`,
  )
  const catalogue = catalogues.get(file) ?? asCatalogue(JSON.parse(readFileSync(file, 'utf8')))
  catalogues.set(file, catalogue)
  return catalogue
}

/** The architecture test checks that every locale file has this shape. */
function asCatalogue(value: unknown): Catalogue {
  return value as Catalogue
}
