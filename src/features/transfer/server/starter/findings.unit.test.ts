import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataSetIdsOf, linksOf } from '#content/blocks/document.ts'
import type { EditionText } from '#content/contract.ts'
import { readStarter, type StarterItem } from './read-starter.ts'
import { importMarkdown } from '../markdown/markdown.ts'
import { builtInPromises } from '#desk/findings/server/checks/built-in-promises.ts'
import { checkRejectedNames } from '#desk/findings/server/checks/rejected-names.ts'
import { runChecks } from '#desk/findings/server/checks/run-checks.ts'
import type { LinkState } from '#desk/findings/server/checks/subject.ts'
import { found, subjectOf } from '#desk/findings/server/checks/test-subject.ts'
import { otherLanguage } from '#platform/languages.ts'
import { knownTerm, type KnownTerm } from '#desk/findings/server/checks/term-names.ts'

const starter = await readStarter(path.join(import.meta.dirname, '../../../../../starter'))
const items = starter.items.flatMap((item) => [item, ...item.lessons])

/** Every address of the starter content, as the site gives it out. */
const addresses = new Set([
  '/',
  '/blogs',
  '/learn',
  '/resources',
  '/faq',
  '/glossary',
  '/courses',
  '/contact',
  '/search',
  '/register',
  '/login',
  '/dashboard',
  '/profile',
  '/offline',
  '/tools/scam-check',
  '/tools/position-size',
  ...starter.tracks.map(({ slug }) => `/learn#${slug}`),
  ...starter.items.flatMap((course) =>
    course.lessons.map(({ slug }) => `/courses/${course.slug}/lessons/${slug}`),
  ),
  ...starter.items.map(({ kind, slug }) => {
    if (kind === 'faq') return `/faq#${slug}`
    if (kind === 'page') return `/${slug}`
    return `/${{ blog: 'blogs', learn: 'learn', course: 'courses', resource: 'resources', lesson: 'lessons', term: 'glossary', question: 'questions', replay: 'practice/replay', orderBook: 'practice/order-book' }[kind]}/${slug}`
  }),
])

const listOfNames = z.array(z.string())

/** By their slug instead of an id. */
const terms = { en: termsIn('en'), am: termsIn('am') }

test.each(items.map((item) => [`${item.kind}/${item.slug}`, item] as const))(
  'nothing in %s needs a warning, and both languages mark and use the same terms',
  (_, item) => {
    const [en, am] = [textOf(item, 'en'), textOf(item, 'am')]
    const isOwn = (slug: string) => item.kind === 'term' && item.slug === slug
    const found = (['en', 'am'] as const).flatMap((language) => {
      const [text, other] = language === 'en' ? [en, am] : [am, en]
      return runChecks({
        language,
        text,
        other,
        item: { ...item.neutral, reviewedOn: item.neutral.reviewedOn ?? null, reviewEveryDays: null },
        today: '2026-11-20',
        fileNames: new Map(),
        keptForQuizzes: new Set(),
        cover: null,
        shownDataSets: new Set(dataSetIdsOf(text.body)),
        links: new Map(linksOf(text.body).map((href) => [href, stateOf(href)])),
        promises: builtInPromises,
        ownNames: terms[language].find(({ id }) => isOwn(id))?.names ?? [],
        terms: terms[language].filter(({ id }) => !isOwn(id)),
        otherTerms: terms[otherLanguage(language)].filter(({ id }) => !isOwn(id)),
      })
        .items.filter(({ code, severity }) => severity === 'warning' || code.endsWith('_in_pair'))
        .map(({ code, quote, values }) => `${language} ${code} ${quote} ${JSON.stringify(values)}`)
    })
    expect(found).toEqual([])
  },
)

test.each(['en', 'am'] as const)(
  'the term check has something to say in %s: many terms reject names, and none that a term has',
  (language) => {
    const strict = terms[language].filter(({ avoid }) => avoid.length > 0)
    expect(strict.length).toBeGreaterThanOrEqual(25)
    const names = new Set(terms[language].flatMap((term) => term.names.map((name) => name.toLowerCase())))
    for (const { id, avoid } of strict) {
      for (const name of avoid) {
        expect(names.has(name.toLowerCase()), `${id}: ${name}`).toBe(false)
        const subject = subjectOf(language, name, { terms: terms[language] })
        expect(found(checkRejectedNames, subject)).toContain(`term.rejected: ${name}`)
      }
    }
  },
)

function termsIn(language: 'en' | 'am'): KnownTerm[] {
  return items
    .filter(({ kind }) => kind === 'term')
    .map((item) => {
      const { title, extras } = textOf(item, language)
      const [aliases, avoid] = [extras.aliases, extras.avoid].map((names) => listOfNames.parse(names ?? []))
      return knownTerm({ id: item.slug, title, aliases, avoid })
    })
}

function stateOf(href: string): LinkState {
  return !href.startsWith('/') || addresses.has(href) ? 'found' : 'not_found'
}

function textOf(item: StarterItem, language: 'en' | 'am'): EditionText {
  const text = item.texts.find((one) => one.language === language)
  if (!text) throw new Error(`${item.slug} has no ${language}`)
  const { title, excerpt, seoTitle, seoDescription, ...extras } = text.fields
  const { body } = importMarkdown(text.markdown, {
    resolveMedia: (source) => source.replace(/\W/g, '-'),
    resolveDataSet: (slug) => slug,
    resolveTerm: (slug) => (addresses.has(`/glossary/${slug}`) ? slug : undefined),
  })
  return { title, excerpt, seoTitle, seoDescription, extras, body }
}
