import { expect, test } from 'vitest'
import { limitNames, type LimitName } from '#features/dashboard/limits/contract.ts'
import { problemCodes } from '#platform/problems/problem-codes.ts'
import { readSources } from '../test-sources.ts'

/** What is counted in the code, by the name that it is counted under, and the limit by which administrators know it. */
const counted: Record<string, LimitName> = {
  'sign-up': 'signUp',
  'sign-in': 'signIn',
  'passkey-sign-in': 'signIn',
  'second-step': 'signIn',
  'start-redirect': 'startRedirect',
  'finish-redirect': 'finishRedirect',
  'ask-for-mail': 'askForMail',
  'use-token': 'useToken',
  'change-password': 'changePassword',
  prove: 'prove',
  photo: 'uploadPhoto',
  name: 'changeName',
  export: 'exportData',
  mailbox: 'mailsToOneAddress',
  contact: 'contactMessages',
  'contact-receipt': 'contactReceipts',
  'page-question': 'pageQuestions',
  'page-question-day': 'pageQuestionsADay',
  'faq-vote': 'faqVotes',
  'certificate.names': 'certificateNames',
  'certificate.claims': 'certificateClaims',
  certificate: 'certificateReads',
  'badge.status': 'certificateReads',
  'certificate.pdf': 'certificateDrawings',
  'search-miss': 'searchMisses',
  search: 'searches',
  suggest: 'suggestions',
  journal: 'journalImports',
  'journal-picture': 'journalUploads',
  'order-book-run': 'orderBookRuns',
  'replay-result': 'replayResults',
  'quiz-attempt': 'quizAttempts',
  picture: 'newPictures',
  'series-table': 'seriesTables',
  preview: 'previewOpenings',
  token: 'tokenRequests',
}

/** What says that there is no room for more, and the limits that it tells of. */
const full: Record<string, LimitName[]> = {
  'course.too_many_invitations': ['invitations'],
  'import.too_many_waiting': ['waitingImports'],
  'item.too_many_tags': ['itemTags'],
  'passkey.too_many': ['passkeys'],
  'practice.full': ['practiceRuns'],
  'preview_links.too_many': ['previewLinks'],
  'saved.full': ['savedItems', 'notes', 'journalTrades', 'journalPictures'],
  'tokens.too_many': ['tokens'],
  'webhooks.too_many': ['webhooks'],
}
/** Seats that an editor gives, and the disk. */
const others = new Set(['course.full', 'storage.full'])

test('every limit by which requests are counted in the code is one that administrators are shown', () => {
  const calls = readSources()
    .filter(({ isTest }) => !isTest)
    .flatMap(({ text }) => [
      ...text.matchAll(/\blimit(?:Requests|Passing)\(\s*[\w.]+,\s*('[\w.-]+'|[^'\s])/g),
      ...text.matchAll(/\bcountEvent\(\s*[\w.]+,\s*(`[\w-]+:|[^`\s])/g),
    ])
    .map(([, name = '']) => name)
  const names = calls.map((name) => name.replace(/^['`]|['`:]$/g, ''))
  expect(new Set(names)).toEqual(new Set(Object.keys(counted)))
  expect(new Set(Object.values(counted))).toEqual(new Set(limitNames.requests))
})

test('so is what an account, an item or the site may have at most', () => {
  const codes = Object.keys(problemCodes).filter((code) => /too_many|\.full$/.test(code) && !others.has(code))
  expect(codes.toSorted()).toEqual(Object.keys(full).toSorted())
  for (const name of Object.values(full).flat()) expect(limitNames.keeping).toContain(name)
})
