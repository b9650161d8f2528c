import { formatMessage, type Catalogue } from '#platform/messages.ts'
import type { Language } from '#platform/languages.ts'

/** What the calculators say in one language: `say('unit.birr', { count: '600' })`. */
export interface Words {
  language: Language
  say: (key: string, values?: Readonly<Record<string, string>>) => string
  has: (key: string) => boolean
}

export function wordsOf(catalogue: Catalogue, language: Language): Words {
  return {
    language,
    say: (key, values) => formatMessage(catalogue[key] ?? key, language, values),
    has: (key) => key in catalogue,
  }
}

/** What a field asks for with its unit, which is said once: a label such as “Years” needs no “(years)”. */
export function labelWithUnit({ say, language }: Words, label: string, unit: string): string {
  const name = say(`unitName.${unit}`)
  const isNamed = label
    .toLocaleLowerCase(language)
    .split(/[\s\p{P}]+/u)
    .includes(name.toLocaleLowerCase(language))
  return isNamed ? label : say('input.unit', { label, unit: name })
}
