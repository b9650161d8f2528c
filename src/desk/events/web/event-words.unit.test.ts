import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { auditEvents } from '#platform/audit-events.ts'
import { defaultCalendar } from '#platform/dates/calendar.ts'
import { languages } from '#platform/languages.ts'
import { LanguageProvider } from '#platform/web/i18n.ts'
import { EventSentence } from './event-sentence.tsx'
import am from '../../locales/am.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }

const catalogues = { en, am }

test.each(languages)('in %s, every event of the audit log makes a sentence', (language) => {
  const state = {
    language,
    catalogues: { desk: catalogues[language] },
    calendar: defaultCalendar(language),
    setLanguage: () => Promise.resolve(),
  }
  const sentenceOf = (event: string) =>
    renderToStaticMarkup(
      createElement(
        LanguageProvider,
        { value: state },
        createElement(EventSentence, {
          event,
          actor: { name: 'Almaz' },
          subject: { kind: 'operation', id: 'x', name: 'Kebede' },
          details: {},
        }),
      ),
    )
  expect(auditEvents.filter((event) => sentenceOf(event).includes(event))).toEqual([])
  // One of an earlier version has none, and says its name.
  expect(sentenceOf('blog.frozen')).toContain('blog.frozen')
})
