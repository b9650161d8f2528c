import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultCalendar } from '#platform/dates/calendar.ts'
import { languages, type Language } from '#platform/languages.ts'
import { LanguageProvider } from '#platform/web/i18n.ts'
import { EventSentence } from './event-sentence.tsx'
import am from '../../locales/am.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }

const catalogues = { en, am }

function sentenceOf(language: Language, event: string, details: Record<string, unknown>): string {
  const state = {
    language,
    catalogues: { desk: catalogues[language] },
    calendar: defaultCalendar(language),
    setLanguage: () => Promise.resolve(),
  }
  const sentence = createElement(EventSentence, {
    event,
    actor: { name: 'Almaz' },
    subject: { kind: 'operation', id: 'x', name: null },
    details,
  })
  const markup = renderToStaticMarkup(createElement(LanguageProvider, { value: state }, sentence))
  return markup.replaceAll(/<[^>]+>/g, '').trim()
}

test('refused access names what was asked for', () => {
  const reason = 'GET /api/admin/users'
  expect(sentenceOf('en', 'access.refused', { reason, count: 1 })).toBe(
    `Almaz was refused access to “${reason}”.`,
  )
  expect(sentenceOf('en', 'access.refused', { reason, count: 29 })).toBe(
    `Almaz was refused access to “${reason}”, 29 times.`,
  )
  expect(sentenceOf('am', 'access.refused', { reason, count: 1 })).toBe(
    `Almaz «${reason}» ለመክፈት ያደረጉት ሙከራ ተከልክሏል።`,
  )
  for (const language of languages) {
    expect(sentenceOf(language, 'access.foreign_origin', { reason, count: 2 })).toContain(reason)
    const several = sentenceOf(language, 'access.refused', { reason: 'several', count: 2 })
    expect(several).toContain(catalogues[language]['reason.several'])
  }
})

test('a change of fields names them, and what became of those that decide who reads', () => {
  const details = {
    title: 'Gold',
    fields: 'slug, level, access, listed, later',
    access: { from: 'signed-in', to: 'public' },
    listed: { from: true, to: false },
    slug: { from: 'old', to: 'new' },
  }
  expect(sentenceOf('en', 'item.changed', details)).toBe(
    'Almaz changed settings of operation, “Gold”: Address: old → new, Level, Members only: yes → no, In lists: yes → no, later.',
  )
  expect(sentenceOf('am', 'item.changed', details)).toContain(
    '፦ አድራሻ፦ old → new፣ ደረጃ፣ ለአባላት ብቻ፦ አዎ → አይ፣ በዝርዝሮች ውስጥ ይታይ፦ አዎ → አይ፣ later።',
  )
})

test.each(languages)('in %s, a title that asks something leaves the sentence with one end', (language) => {
  const titled = Object.entries(catalogues[language]).flatMap(([key, sentence]) =>
    key.startsWith('event.') && typeof sentence === 'string' && sentence.includes('{title}')
      ? [key.slice('event.'.length)]
      : [],
  )
  expect(titled.length).toBeGreaterThan(10)
  const title = 'Does it hold?'
  for (const event of titled) {
    const sentence = sentenceOf(language, event, { title, name: 'Link' })
    expect(sentence).toContain(title)
    expect(sentence).not.toMatch(/\?[.።]/)
  }
})
