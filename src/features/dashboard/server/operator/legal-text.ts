import { escapeHtml } from '#platform/escape-html.ts'
import { formatBothDates } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { formatMessage, type Catalogue } from '#platform/messages.ts'
import type { Context } from '#platform/server/context.ts'
import type { OperatorDetails } from '../../operator/contract.ts'
import { keptTokens, operatorTokens, type KeptToken, type OperatorToken } from '../../operator-places.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { readOperator } from './operator.ts'

const catalogues = { en, am }

/** How long the program keeps each thing, in the unit of `units`. */
export type KeptFigures = Record<KeptToken, number>

const units = {
  idle: 'minutes',
  session: 'days',
  audit: 'days',
  sent: 'days',
  bin: 'days',
  revisions: 'number',
} as const satisfies Record<KeptToken, string>

type Say = (key: keyof typeof en, values?: Record<string, string | number>) => string

/**
 * Fills the places `{{operator.…}}` and `{{kept.…}}` in the HTML of a page: with what administrators entered, or with a sentence
 * that is true without it. `effectiveOn`: the day of the version that the text is, in the place of the one that they entered. Only text is filled, never an attribute; what is not one of the places stays as it is.
 */
export async function fillLegalText(
  ctx: Context,
  { html, language, effectiveOn }: { html: string; language: Language; effectiveOn?: string | undefined },
  figures: KeptFigures,
): Promise<string> {
  if (!html.includes('{{')) return html
  const messages: Catalogue = catalogues[language]
  const say: Say = (key, values) => formatMessage(messages[key] ?? key, language, values)
  const details = await readOperator(ctx)
  const operator = operatorSentences(
    { ...details, effectiveOn: effectiveOn ?? details.effectiveOn },
    language,
    say,
  )
  const texts = new Map<string, string>([
    ...operatorTokens.map((token) => [`operator.${token}`, operator[token]] as const),
    ...keptTokens.map(
      (token) => [`kept.${token}`, say(`kept.${units[token]}`, { count: figures[token] })] as const,
    ),
  ])
  return withoutEmptyPlaces(html, texts).replace(
    /(<[^>]*>)|\{\{([\w.]+)\}\}/g,
    (found: string, tag?: string, name?: string) => {
      const text = tag === undefined ? texts.get(name ?? '') : undefined
      return text === undefined ? found : escapeHtml(text)
    },
  )
}

function operatorSentences(
  details: OperatorDetails,
  language: Language,
  say: Say,
): Record<OperatorToken, string> {
  const inLanguage = (texts: { en: string; am: string }) =>
    texts[language] || texts[language === 'en' ? 'am' : 'en']
  const [name, address, law, court, authority] = [
    inLanguage(details.name),
    inLanguage(details.address),
    inLanguage(details.law),
    inLanguage(details.court),
    inLanguage(details.authority),
  ]
  const { email, phone, minimumAge: age, effectiveOn } = details
  const reached = [email && say('contact.email', { email }), phone && say('contact.phone', { phone })]
    .filter(Boolean)
    .join(' ')
  return {
    identity: !name
      ? say('identity.none')
      : address
        ? say('identity.whole', { name, address })
        : say('identity.name', { name }),
    contact: reached || say('contact.none'),
    direct: reached && say('contact.direct', { reached }),
    law:
      [law && say('law.law', { law }), court && say('law.court', { court })].filter(Boolean).join(' ') ||
      say('law.none'),
    age: age === null ? say('age.none') : say('age.years', { age }),
    authority: authority ? say('authority.named', { authority }) : say('authority.none'),
    effective: effectiveOn
      ? say('effective.since', { date: dayIn(effectiveOn, language) })
      : say('effective.none'),
  }
}

/** A day in both calendars, the usual one of the language first. */
function dayIn(day: string, language: Language): string {
  const [first, second] = formatBothDates(Date.parse(`${day}T09:00:00Z`), language)
  return `${first} (${second})`
}

/** A paragraph that holds nothing but a place with nothing to say is left out. */
function withoutEmptyPlaces(html: string, texts: ReadonlyMap<string, string>): string {
  return html.replace(/<p>\{\{([\w.]+)\}\}<\/p>/g, (found: string, name: string) =>
    texts.get(name) === '' ? '' : found,
  )
}
