import { createHash } from 'node:crypto'
import type { Language } from '#platform/languages.ts'
import { listed } from '#platform/punctuation.ts'
import { formatMessage, type Catalogue } from '#platform/messages.ts'
import type { Article } from '../../../contract.ts'
import { hasTrait } from '../../../kinds.ts'
import { rulesOf } from '../../../server/kind-rules.ts'
import am from '../../../server/locales/am.json' with { type: 'json' }
import en from '../../../server/locales/en.json' with { type: 'json' }

export const cardWidth = 1200
export const cardHeight = 630

/** Counts changes of the drawing itself, so that old pictures of it go out of use. */
const design = 1

/** The words of a card. */
export interface ShareCard {
  siteName: string
  /** What it is and where it belongs; may be empty. */
  label: string
  title: string
  /** Who wrote it and how long it takes; may be empty. */
  footer: string
}

type Shown = Pick<
  Article,
  'id' | 'kind' | 'language' | 'title' | 'authors' | 'minutes' | 'collection' | 'cover' | 'access'
>

/** What stands on the card of an item. */
export function cardOf(article: Shown, siteName: string): ShareCard {
  const { kind, language, title, authors, minutes, collection } = article
  const say = sayIn(language)
  const section = rulesOf(kind).section?.[language] ?? ''
  return {
    siteName,
    label: [section, collection?.title ?? ''].filter(Boolean).join(' · '),
    title,
    footer: hasTrait(kind, 'timed')
      ? [listed(authors, language), say('card.minutes', { count: minutes })].filter(Boolean).join(' · ')
      : '',
  }
}

/** The card of pages that are no item: the name of the site and what it is for. */
export function siteCard(language: Language, siteName: string): ShareCard {
  return { siteName, label: '', title: sayIn(language)('card.site'), footer: '' }
}

/**
 * Where the card of a public item is. The address names everything that can be seen on it, so it stays the same picture for ever;
 * null for what only members read. `picture` is the address of the first picture of what stands in it, which is shown where no cover is.
 */
export function shareImageOf(article: Shown, siteName: string, picture?: string): string | null {
  const { id, kind, language, cover } = article
  if (!hasShareImage(article)) return null
  const version = versionOfCard(cardOf(article, siteName), cover?.src ?? picture)
  return `/og/${kind}/${id}-${version}.${language}.${cover ? 'jpg' : 'png'}`
}

export function hasShareImage({ access, kind }: Pick<Shown, 'access' | 'kind'>): boolean {
  return access === 'public' && hasTrait(kind, 'ownPage')
}

/** Changes with everything that can be seen on a card; `picture` is the address of what stands beside its words. */
export function versionOfCard(card: ShareCard, picture = ''): string {
  const seen = JSON.stringify([design, card, picture])
  return createHash('sha256').update(seen).digest('hex').slice(0, 12)
}

function sayIn(language: Language) {
  const messages: Catalogue = { en, am }[language]
  return (key: keyof typeof en, values?: Record<string, string | number>) =>
    formatMessage(messages[key] ?? key, language, values)
}
