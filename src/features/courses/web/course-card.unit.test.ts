import { createElement } from 'react'
import { expect, test } from 'vitest'
import contentAm from '#content/locales/am.json' with { type: 'json' }
import contentEn from '#content/locales/en.json' with { type: 'json' }
import type { CourseCard as Course } from '#features/courses/contract.ts'
import { languages } from '#platform/languages.ts'
import { formatMessage } from '#platform/messages.ts'
import { markupOf } from '#platform/web/router/test-markup.ts'
import { CourseCard } from './course-card.tsx'
import am from './member/locales/am.json' with { type: 'json' }
import en from './member/locales/en.json' with { type: 'json' }

const catalogues = {
  en: { content: contentEn, 'courses.member': en },
  am: { content: contentAm, 'courses.member': am },
}

const course = {
  id: 'a',
  kind: 'course',
  slug: 'first-steps',
  language: 'en',
  title: 'First steps',
  excerpt: 'What comes first.',
  cover: null,
  level: 'beginner',
  minutes: 95,
  lessonCount: 12,
  doneCount: 0,
  enrolledAt: null,
  completedAt: null,
  admission: { by: 'open', from: null, until: null, seats: null, seatsLeft: null },
} as unknown as Course

test.each(languages)('the list of courses says how long each takes (%s)', (language) => {
  const page = markupOf(createElement(CourseCard, { course }), language, catalogues[language])
  expect(page).toContain(
    formatMessage(catalogues[language]['courses.member'].minutes, language, { count: 95 }),
  )
})
