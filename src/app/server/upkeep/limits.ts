import { documentLimits } from '#content/blocks/limits.ts'
import { mostFileBytes, mostImageBytes, mostPhotoBytes } from '#content/media/contract.ts'
import { keptRevisions } from '#content/editions/server/keep-revisions.ts'
import { mostPixels } from '#content/media/limits.ts'
import { mostTags } from '#desk/bulk/server/actions.ts'
import { mostLinks, openings } from '#desk/preview/server/preview-links.ts'
import { mostMessageLength } from '#features/contact/lengths.ts'
import { claims, namings, reads } from '#features/certificates/server/certificates.ts'
import { drawings } from '#features/certificates/server/pdf/certificate-pdf.ts'
import { messagesAnHour, receiptsAnHour } from '#features/contact/server/messages.ts'
import { questionsADay, questionsAnHour } from '#features/contact/server/page-questions/page-questions.ts'
import { mostInvitations } from '#features/courses/server/invitations/invitations.ts'
import {
  limitNames,
  type Limit,
  type LimitGroup,
  type LimitName,
} from '#features/dashboard/limits/contract.ts'
import { tablesPerAddress } from '#features/datasets/limits.ts'
import { votesAnHour } from '#features/faq/server/faq.ts'
import { mostTokens } from '#features/identity/server/api-tokens/api-tokens.ts'
import { perAccount, perAddress } from '#features/identity/server/limits/attempts.ts'
import { limits as identity, mailsToOneAddress } from '#features/identity/server/limits/limits.ts'
import { mostPasskeys } from '#features/identity/server/passkeys/passkeys.ts'
import { passwordLength } from '#features/identity/server/passwords/password-rules.ts'
import { keptSession, shortSession } from '#features/identity/server/sessions/read-actor.ts'
import { filesAnHour, mostPictures, mostTrades, picturesAnHour } from '#features/journal/limits.ts'
import { mostNotes, mostOnPage } from '#features/notes/limits.ts'
import { runsAnHour } from '#features/order-books/server/order-books.ts'
import { mostRuns } from '#features/practice/contract.ts'
import { attemptsAnHour } from '#features/quizzes/limits.ts'
import { resultsAnHour } from '#features/replays/server/replays.ts'
import { mostSaved } from '#features/saved/contract.ts'
import { searchesPerAddress, suggestionsPerAddress } from '#features/search/server/limits.ts'
import { missesAnHour } from '#features/search/server/misses.ts'
import { newPictures } from '#features/share-cards/server/cards.ts'
import { mostWaiting } from '#features/transfer/server/imports/imports.ts'
import { mostWebhooks } from '#features/webhooks/server/webhooks.ts'
import type { Config } from '#platform/server/config.ts'
import type { Context } from '#platform/server/context.ts'
import { keyMilliseconds } from '#platform/server/http/idempotency.ts'
import { mostBytes, mostDepth } from '#platform/server/http/limit-body.ts'
import { tokenLimit } from '#platform/server/http/programs/token-rules.ts'
import { mostUnderWay } from '#platform/server/http/uploads/under-way.ts'
import { connectionLimits } from '../http/http-server.ts'
import { binDays } from './purge-bin.ts'

const hour = 3600
const day = 24 * hour

type Value = Omit<Limit, 'group' | 'name'>
type RequestLimitName = (typeof limitNames.requests)[number]

/** Every limit with the value that the code itself works with. */
export function listLimits({ config }: Context): Limit[] {
  const values = valuesFor(config)
  return groupsOf(limitNames).flatMap(([group, names]) =>
    names.map((name) => ({ group, name, ...values[name] })),
  )
}

function timesWith(factor: number) {
  return ({ most, seconds }: { most: number; seconds: number }) => ({
    ...plain(Math.floor(most * factor), 'times'),
    perSeconds: seconds,
    setting: 'RATE_LIMIT_FACTOR' as const,
  })
}

/** What is counted by address, account or mailbox. */
function requestsFor(config: Config): Record<RequestLimitName, Value> {
  const often = timesWith(config.rateLimitFactor)
  // What a mailbox may get is never fewer: nobody would hear that a mail was held back.
  const toMailbox = timesWith(Math.max(1, config.rateLimitFactor))
  return {
    signUp: often(identity.signUp),
    signIn: often(identity.signIn),
    startRedirect: often(identity.startRedirect),
    finishRedirect: often(identity.finishRedirect),
    askForMail: often(identity.askForMail),
    useToken: often(identity.useToken),
    changePassword: often(identity.changePassword),
    prove: often(identity.prove),
    uploadPhoto: often(identity.uploadPhoto),
    changeName: often(identity.changeName),
    exportData: often(identity.exportData),
    mailsToOneAddress: toMailbox(mailsToOneAddress),
    contactMessages: often({ most: messagesAnHour, seconds: hour }),
    contactReceipts: toMailbox({ most: receiptsAnHour, seconds: hour }),
    pageQuestions: often({ most: questionsAnHour, seconds: hour }),
    pageQuestionsADay: often({ most: questionsADay, seconds: day }),
    faqVotes: often({ most: votesAnHour, seconds: hour }),
    certificateNames: often(namings),
    certificateClaims: often(claims),
    searchMisses: often({ most: missesAnHour, seconds: hour }),
    searches: often(searchesPerAddress),
    suggestions: often(suggestionsPerAddress),
    journalImports: often({ most: filesAnHour, seconds: hour }),
    journalUploads: often({ most: picturesAnHour, seconds: hour }),
    orderBookRuns: often({ most: runsAnHour, seconds: hour }),
    replayResults: often({ most: resultsAnHour, seconds: hour }),
    quizAttempts: often({ most: attemptsAnHour, seconds: hour }),
    certificateReads: often(reads),
    certificateDrawings: often(drawings),
    newPictures: often(newPictures),
    seriesTables: often(tablesPerAddress),
    previewOpenings: often(openings),
    tokenRequests: often(tokenLimit),
  }
}

function valuesFor(config: Config): Record<LimitName, Value> {
  return {
    ...requestsFor(config),
    passwordShortest: plain(passwordLength.least, 'characters'),
    passwordLongest: plain(passwordLength.most, 'characters'),
    freeAttempts: plain(perAddress.free, 'times'),
    longestWait: plain(perAddress.longestWait / 1000, 'seconds'),
    freeAttemptsInAll: plain(perAccount.free, 'times'),
    longestWaitInAll: plain(perAccount.longestWait / 1000, 'seconds'),
    sessionIdle: { ...plain(config.sessionIdleSeconds, 'seconds'), setting: 'SESSION_IDLE_SECONDS' },
    freshSignIn: { ...plain(config.freshSignInSeconds, 'seconds'), setting: 'FRESH_SIGN_IN_SECONDS' },
    sessionShort: plain(shortSession / 1000, 'seconds'),
    sessionKept: plain(keptSession / 1000, 'seconds'),
    bodyBytes: plain(mostBytes, 'bytes'),
    bodyDepth: plain(mostDepth, 'levels'),
    textBytes: plain(documentLimits.bytes, 'bytes'),
    imageBytes: plain(mostImageBytes, 'bytes'),
    imagePixels: plain(mostPixels, 'pixels'),
    fileBytes: plain(mostFileBytes, 'bytes'),
    photoBytes: plain(mostPhotoBytes, 'bytes'),
    contactLength: plain(mostMessageLength, 'characters'),
    binTime: plain(binDays * day, 'seconds'),
    keptRevisions: plain(keptRevisions, 'times'),
    savedItems: plain(mostSaved, 'times'),
    notes: plain(mostNotes, 'times'),
    notesOnPage: plain(mostOnPage, 'times'),
    journalTrades: plain(mostTrades, 'times'),
    journalPictures: plain(mostPictures, 'times'),
    practiceRuns: plain(mostRuns, 'times'),
    tokens: plain(mostTokens, 'times'),
    passkeys: plain(mostPasskeys, 'times'),
    webhooks: plain(mostWebhooks, 'times'),
    previewLinks: plain(mostLinks, 'times'),
    invitations: plain(mostInvitations, 'times'),
    itemTags: plain(mostTags, 'times'),
    waitingImports: plain(mostWaiting, 'times'),
    repeatTime: plain(keyMilliseconds / 1000, 'seconds'),
    connections: plain(connectionLimits.mostConnections, 'times'),
    uploadsAtOnce: plain(mostUnderWay, 'times'),
    headerTime: plain(connectionLimits.headersTimeout / 1000, 'seconds'),
    requestTime: plain(connectionLimits.bodyTimeout / 1000, 'seconds'),
    uploadTime: plain(connectionLimits.requestTimeout / 1000, 'seconds'),
    headerBytes: plain(connectionLimits.maxHeaderSize, 'bytes'),
  }
}

function plain(value: number, unit: Limit['unit']): Value {
  return { value, unit, perSeconds: null, setting: null }
}

/** `Object.entries` with its literal keys kept. */
function groupsOf(names: typeof limitNames): [LimitGroup, readonly LimitName[]][] {
  return Object.entries(names) as [LimitGroup, readonly LimitName[]][]
}
