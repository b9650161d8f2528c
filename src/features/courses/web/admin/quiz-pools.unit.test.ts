import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import deskAm from '#desk/locales/am.json' with { type: 'json' }
import deskEn from '#desk/locales/en.json' with { type: 'json' }
import type { QuizPool } from '#features/quizzes/contract.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { languages, type Language } from '#platform/languages.ts'
import { formatMessage } from '#platform/messages.ts'
import { createApiClient } from '#platform/web/api-client.ts'
import { LanguageProvider } from '#platform/web/i18n.ts'
import { ApiProvider } from '#platform/web/query-client.ts'
import uiAm from '#ui/web/admin/locales/am.json' with { type: 'json' }
import uiEn from '#ui/web/admin/locales/en.json' with { type: 'json' }
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { QuizPools } from './quiz-pools.tsx'

const catalogues = {
  en: { 'courses.admin': en, desk: deskEn, 'ui.admin': uiEn },
  am: { 'courses.admin': am, desk: deskAm, 'ui.admin': uiAm },
}

const pools: QuizPool[] = [
  { questionIds: [], draw: 1 },
  { tag: 'risk', level: 'beginner', form: null, draw: 3 },
]

function render(language: Language, problems: FieldErrors, shown = pools): string {
  const state = {
    language,
    catalogues: catalogues[language],
    calendar: 'gregorian' as const,
    setLanguage: () => Promise.resolve(),
  }
  const field = h(QuizPools, { itemId: 'quiz', pools: shown, problems, onChange: () => undefined })
  const withData = h(QueryClientProvider, { client: new QueryClient() }, h(MemoryRouter, null, field))
  const api = createApiClient(() => Promise.reject(new Error('nothing is asked while it is drawn')))
  return renderToString(
    h(LanguageProvider, { value: state }, h(ApiProvider, { value: api }, h(MantineProvider, null, withData))),
  )
}

test.each(languages)(
  'what keeps a quiz from being published stands at the field that mends it (%s)',
  (language) => {
    const say = (key: 'check.pool.empty' | 'check.pool.tooFew' | 'check.quiz', number: number) =>
      formatMessage(catalogues[language].desk[key], language, { number })
    const page = render(language, {
      'details.quiz.pools.0': 'required',
      'details.quiz.pools.1': 'too_few',
    })
    const [first = '', second = ''] = page.split('</fieldset>').filter((part) => part.includes('<legend'))
    expect(first).toContain('id="details.quiz.pools.0"')
    expect(page).toContain(say('check.pool.empty', 1))
    expect(second).not.toContain(say('check.pool.empty', 1))
    const invalid = page.match(/<input[^>]*aria-invalid="true"[^>]*>/g)
    expect(invalid).toHaveLength(1)
    expect(invalid?.[0]).toContain('value="3"')
    expect(page).toContain(say('check.pool.tooFew', 2))
    expect(render(language, {})).not.toContain('aria-invalid')
    expect(render(language, { 'details.quiz': 'required' }, [])).toContain(say('check.quiz', 0))
  },
)
