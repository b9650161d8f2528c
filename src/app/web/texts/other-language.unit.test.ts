import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import contentAm from '#content/locales/am.json' with { type: 'json' }
import contentEn from '#content/locales/en.json' with { type: 'json' }
import { ContinueCard } from '#features/dashboard/web/continue-card.tsx'
import { MyCourses } from '#features/dashboard/web/my-courses.tsx'
import dashboardAm from '#features/dashboard/web/member/locales/am.json' with { type: 'json' }
import dashboardEn from '#features/dashboard/web/member/locales/en.json' with { type: 'json' }
import { QuestionView } from '#features/faq/web/question-view.tsx'
import { GlossaryIndex } from '#features/glossary/web/glossary-index.tsx'
import glossaryAm from '#features/glossary/locales/am.json' with { type: 'json' }
import glossaryEn from '#features/glossary/locales/en.json' with { type: 'json' }
import { languages, otherLanguage, type Language } from '#platform/languages.ts'
import { markupOf } from '#platform/web/router/test-markup.ts'

const catalogues = {
  en: { content: contentEn, 'dashboard.member': dashboardEn, glossary: glossaryEn },
  am: { content: contentAm, 'dashboard.member': dashboardAm, glossary: glossaryAm },
}

const text = (language: Language) => ({ id: 'a', slug: 'a', title: 'A', excerpt: 'B', language, minutes: 3 })
const course = (language: Language) =>
  ({ ...text(language), lessonCount: 3, doneCount: 1, completedAt: null, cover: null }) as never

const parts: [string, (language: Language) => ReactElement][] = [
  [
    'the glossary',
    (language) =>
      createElement(GlossaryIndex, {
        glossary: { letters: [{ letter: 'A', terms: [text(language)] }], count: 1 } as never,
      }),
  ],
  ['the list of own courses', (language) => createElement(MyCourses, { courses: [course(language)] })],
  [
    'the lesson to go on with',
    (language) =>
      createElement(ContinueCard, {
        continued: { course: course(language), lesson: text(language) as never },
      }),
  ],
]

test.each(languages.flatMap((language) => parts.map(([name, part]) => ({ name, part, language }))))(
  '$name names the language of a text that is not in the reader’s ($language)',
  ({ part, language }) => {
    const other = otherLanguage(language)
    const badge = catalogues[language].content[`language.${other}`]
    expect(markupOf(part(other), language, catalogues[language])).toContain(`${badge}</span>`)
    expect(markupOf(part(language), language, catalogues[language])).not.toContain(badge)
  },
)

test.each(languages)('an answer of the FAQ says why it is in the other language (%s)', (language) => {
  const shown = (own: Language) => {
    const entry = { language: own, question: 'Why?', html: '<p>So.</p>' }
    return markupOf(createElement(QuestionView, { entry, isOpen: true }), language, catalogues[language])
  }
  const other = otherLanguage(language)
  const words = catalogues[language].content[`fallback.${other}`]
  expect(shown(other)).toContain(words)
  expect(shown(language)).not.toContain('role="note"')
})
