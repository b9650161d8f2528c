import { z } from '@hono/zod-openapi'

/** Every limit that administrators are shown, by what it protects. */
export const limitNames = {
  requests: [
    'signUp',
    'signIn',
    'startRedirect',
    'finishRedirect',
    'askForMail',
    'useToken',
    'changePassword',
    'prove',
    'uploadPhoto',
    'changeName',
    'exportData',
    'mailsToOneAddress',
    'contactMessages',
    'contactReceipts',
    'pageQuestions',
    'pageQuestionsADay',
    'faqVotes',
    'certificateNames',
    'certificateClaims',
    'searchMisses',
    'searches',
    'suggestions',
    'journalImports',
    'journalUploads',
    'orderBookRuns',
    'replayResults',
    'quizAttempts',
    'certificateReads',
    'certificateDrawings',
    'newPictures',
    'seriesTables',
    'previewOpenings',
    'tokenRequests',
  ],
  passwords: [
    'passwordShortest',
    'passwordLongest',
    'freeAttempts',
    'longestWait',
    'freeAttemptsInAll',
    'longestWaitInAll',
  ],
  sessions: ['sessionIdle', 'freshSignIn', 'sessionShort', 'sessionKept'],
  sizes: [
    'bodyBytes',
    'bodyDepth',
    'textBytes',
    'imageBytes',
    'imagePixels',
    'fileBytes',
    'photoBytes',
    'contactLength',
  ],
  keeping: [
    'binTime',
    'keptRevisions',
    'savedItems',
    'notes',
    'notesOnPage',
    'journalTrades',
    'journalPictures',
    'practiceRuns',
    'tokens',
    'passkeys',
    'webhooks',
    'previewLinks',
    'invitations',
    'itemTags',
    'waitingImports',
    'repeatTime',
  ],
  connections: ['connections', 'uploadsAtOnce', 'headerTime', 'requestTime', 'uploadTime', 'headerBytes'],
} as const

export type LimitGroup = keyof typeof limitNames
export type LimitName = (typeof limitNames)[LimitGroup][number]

const groups = Object.keys(limitNames)
const names = Object.values(limitNames).flat()

const limit = z
  .object({
    group: z.enum(groups as [LimitGroup, ...LimitGroup[]]),
    name: z.enum(names as [LimitName, ...LimitName[]]),
    value: z.number(),
    unit: z.enum(['times', 'characters', 'bytes', 'pixels', 'levels', 'seconds']),
    /** In this window, from one address or account. */
    perSeconds: z.number().int().nullable(),
    /** The setting that changes it, if one does. */
    setting: z.enum(['RATE_LIMIT_FACTOR', 'SESSION_IDLE_SECONDS', 'FRESH_SIGN_IN_SECONDS']).nullable(),
  })
  .openapi('Limit')
export type Limit = z.infer<typeof limit>

export const limitList = z.object({ items: z.array(limit) }).openapi('LimitList')
export type LimitList = z.infer<typeof limitList>
