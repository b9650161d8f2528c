import { z } from '@hono/zod-openapi'
import { card, instant, language } from '#content/contract.ts'
import { contentKinds } from '#content/kinds.ts'
import { ownCertificate } from '#features/certificates/contract.ts'
import { continuedCourse, courseCard } from '#features/courses/contract.ts'
import { learningToday } from '#features/reviews/contract.ts'
import { trackProgress } from '#features/learn/contract.ts'
import { courseFunnel } from './reports/contract.ts'

/** The parts of the members' dashboard, in their first order. */
export const dashboardCards = [
  'today',
  'continue',
  'courses',
  'certificates',
  'saved',
  'read',
  'posts',
] as const
export type DashboardCard = (typeof dashboardCards)[number]

/** The parts in an order, each shown or hidden. */
export const cardList = z.array(z.object({ card: z.enum(dashboardCards), isShown: z.boolean() }))
export type CardList = z.infer<typeof cardList>

/** The parts that the administrators show, as a member arranged them. */
export const arrangement = z
  .object({
    cards: cardList,
    /** Whether the member arranged them; otherwise they stand as they do for everybody. */
    isOwn: z.boolean(),
  })
  .openapi('DashboardArrangement')
export type Arrangement = z.infer<typeof arrangement>

const announcement = z.object({
  /** Changes with the words, so that a reader who closed one announcement sees the next. */
  id: z.string(),
  text: z.string(),
  /** Of the words: the other one, where there are none in the language that was asked for. */
  language,
  href: z.string().nullable(),
})
export type Announcement = z.infer<typeof announcement>

export const site = z
  .object({
    siteName: z.string(),
    idleMinutes: z
      .number()
      .int()
      .openapi({ description: 'Minutes without activity after which readers are signed out' }),
    announcement: announcement.nullable(),
    /** The administrators' own words for the top of the home page in this language, empty where they wrote none; null without any. */
    hero: z.object({ title: z.string(), text: z.string() }).nullable(),
    links: z.array(z.object({ label: z.string(), href: z.string() })),
    analyticsMeasurementId: z.string().nullable(),
  })
  .openapi('Site')
export type Site = z.infer<typeof site>

const bothLanguages = z.object({ en: z.string(), am: z.string() })

const plannedAnnouncement = z.object({
  isShown: z.boolean(),
  text: bothLanguages,
  href: z.string().nullable(),
  /** Shown from this instant, and until that one; null for always. */
  from: instant.nullable(),
  until: instant.nullable(),
})
export type PlannedAnnouncement = z.infer<typeof plannedAnnouncement>

/** What administrators set about the site. `version` counts the saves. */
export const siteSettings = z
  .object({
    version: z.number().int(),
    announcement: plannedAnnouncement,
    /** Others that are planned beside it. Of those whose time it is, the bar shows the one that began last. */
    moreAnnouncements: z.array(plannedAnnouncement),
    hero: z.object({ title: bothLanguages, text: bothLanguages }),
    links: z.array(z.object({ label: bothLanguages, href: z.string() })),
    cards: cardList,
  })
  .openapi('SiteSettings')
export type SiteSettings = z.infer<typeof siteSettings>

export const mostMoreAnnouncements = 9
export const mostLinks = 10

const standings = ['new', 'learning', 'waiting', 'finished'] as const
export type Standing = (typeof standings)[number]

export const memberDashboard = z
  .object({
    /** All whose time it is, the one that began last first. */
    announcements: z.array(announcement),
    /** The parts to show, in order. */
    cards: z.array(z.enum(dashboardCards)),
    arrangement,
    /** What was missed and is due, and the week; null where that part is hidden. */
    today: z.union([learningToday, z.null()]),
    /** How the reader stands with their courses: `waiting` when what is left opens later. */
    standing: z.enum(standings),
    continued: continuedCourse.nullable(),
    /** Where there is nothing to continue: the course to begin with, or the one after the last that was finished. */
    suggested: z.union([courseCard, z.null()]),
    /** Tracks that were begun and not finished. */
    tracks: z.array(trackProgress),
    courses: z.array(courseCard),
    /** The latest ones. */
    certificates: z.array(ownCertificate),
    /** What was saved and can still be read, the newest first. */
    saved: z.array(card),
    /** Whether the whole list may hold more. */
    hasMoreSaved: z.boolean(),
    /** What was marked as read, the latest first. */
    read: z.array(card),
    posts: z.array(card),
  })
  .openapi('MemberDashboard')
export type MemberDashboard = z.infer<typeof memberDashboard>

const count = z.number().int()

const queuedEdition = z.object({
  itemId: z.string(),
  kind: z.enum(contentKinds),
  language,
  /** In the language of the person who asks, or in the other one. */
  title: z.string(),
  titleLanguage: language,
  updatedAt: instant,
  /** Set for scheduled texts. */
  publishAt: instant.nullable(),
})
export type QueuedEdition = z.infer<typeof queuedEdition>

const queueStates = ['draft', 'in_review', 'scheduled', 'changed'] as const
export type QueueState = (typeof queueStates)[number]

/** Counts stop at `mostCounted`. */
export const overview = z
  .object({
    queue: z.array(z.object({ state: z.enum(queueStates), count, newest: z.array(queuedEdition) })),
    coverage: z.array(
      z.object({ kind: z.enum(contentKinds), both: count, one: count, behind: count, ahead: count }),
    ),
    /** Translations that readers see and that say less than the original they find; `count` is all of them. */
    behind: z.object({ count, newest: z.array(queuedEdition) }),
    people: z.object({ signUps7: count, signUps30: count, onlineNow: count }),
    /** Messages that nobody has read; how many of them report a mistake, and how many ask about a page. */
    newMessages: count,
    reports: count,
    pageQuestions: count,
    /** Different searches that found nothing and that nobody has seen to. */
    searchMisses: count,
    courses: z.array(courseFunnel),
    events: z.array(
      z.object({
        id: z.string(),
        at: instant,
        event: z.string(),
        actorId: z.string().nullable(),
        actorName: z.string().nullable(),
        subjectName: z.string().nullable(),
        subjectKind: z.string().nullable(),
        subjectId: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    /** Uploads as they were sent. */
    storage: z.object({ files: count, bytes: count }),
  })
  .openapi('Overview')
export type Overview = z.infer<typeof overview>

/** What the first administrators do before the site faces the public, in this order. */
export const setUpSteps = ['operator', 'review', 'text', 'mail', 'address'] as const
export type SetUpStep = (typeof setUpSteps)[number]

export const setUp = z
  .object({
    steps: z.array(z.object({ step: z.enum(setUpSteps), isDone: z.boolean() })),
    isDismissed: z.boolean(),
  })
  .openapi('SetUp')
export type SetUp = z.infer<typeof setUp>
