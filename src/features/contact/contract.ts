import { z } from '@hono/zod-openapi'
import { instant } from '#platform/contract/instant.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { kindsWith } from '#content/kinds.ts'
import { languages, type Language } from '#platform/languages.ts'
import { type ContactTopic, contactTopics, messageStates } from './choices.ts'

/** The kinds of pages under which members ask. */
export const askedKinds = kindsWith('discussed')
export type AskedKind = (typeof askedKinds)[number]

/** What the contact page sends. */
export interface NewMessage {
  name: string
  email: string
  topic: ContactTopic
  message: string
  /** The sender agrees that the message is stored. */
  consent: true
  /** A trap: people do not see this field and leave it empty. */
  website: string
  /** Language of the receipt. */
  language: Language
}

export const received = z.object({ received: z.literal(true) }).openapi('ContactMessageReceived')

const contactMessage = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    topic: z.enum(contactTopics),
    message: z.string(),
    language: z.enum(languages),
    createdAt: instant,
    state: z.enum(messageStates),
    /** The account of a sender who was signed in. */
    userId: z.string().nullable(),
    /** The page that a question is about, as it was called then. */
    page: z.object({ kind: z.enum(askedKinds), path: z.string(), title: z.string() }).nullable(),
  })
  .openapi('ContactMessage')
export type ContactMessage = z.infer<typeof contactMessage>

export const messageList = pageOf(contactMessage)
  .extend({
    /** Unread messages, at most 1000. */
    newCount: z.number().int(),
  })
  .openapi('ContactMessageList')
export type MessageList = z.infer<typeof messageList>

/** What readers see of a question, in one language. */
const publishedAnswer = z.object({
  language: z.enum(languages),
  question: z.string(),
  answer: z.string(),
  publishedAt: instant,
})

export const messageDetail = contactMessage
  .extend({
    /** For administrators alone. */
    note: z.string(),
    /** When it was last answered, and by whom; nobody when that account is gone. */
    answeredAt: instant.nullable(),
    answeredBy: z.string().nullable(),
    /** Whether the name may be shown where the question is published. */
    isNameAllowed: z.boolean(),
    replies: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        createdAt: instant,
        sentBy: z.string().nullable(),
        /** How far its e-mail has got; unknown after some weeks. */
        progress: z.enum(['waiting', 'sent', 'failed', 'unknown']),
      }),
    ),
    published: z.array(publishedAnswer),
  })
  .openapi('ContactMessageDetail')
export type MessageDetail = z.infer<typeof messageDetail>

export type AnswerWords = Pick<z.infer<typeof publishedAnswer>, 'question' | 'answer'>

/** A question that a member asks about a page. */
export interface NewPageQuestion {
  question: string
  isNameAllowed: boolean
  /** A trap: people do not see this field and leave it empty. */
  website: string
  /** Language of the e-mail with the answer. */
  language: Language
}

/** Questions about a page as everybody reads them. */
export const pageAnswers = z
  .object({
    items: z.array(
      publishedAnswer.extend({
        id: z.string(),
        /** Whoever asked, when they allowed it. */
        askedBy: z.string().nullable(),
      }),
    ),
  })
  .openapi('PageAnswers')
export type PageAnswers = z.infer<typeof pageAnswers>

/** A member's own questions about a page, newest first. */
export const ownQuestions = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        language: z.enum(languages),
        createdAt: instant,
        isPublished: z.boolean(),
        replies: z.array(z.object({ id: z.string(), text: z.string(), createdAt: instant })),
      }),
    ),
  })
  .openapi('OwnPageQuestions')
export type OwnQuestions = z.infer<typeof ownQuestions>
