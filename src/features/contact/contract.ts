import { z } from '@hono/zod-openapi'
import { languages, type Language } from '#platform/languages.ts'

/** What a message can be about. */
export const contactTopics = ['question', 'courses', 'account', 'correction', 'partnership', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const messageStates = ['new', 'read', 'answered'] as const
export type MessageState = (typeof messageStates)[number]

/** Lengths in code points. */
export const leastMessageLength = 10
export const mostMessageLength = 4000
export const mostNameLength = 100

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

export const contactMessage = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    topic: z.enum(contactTopics),
    message: z.string(),
    language: z.enum(languages),
    /** Epoch milliseconds. */
    createdAt: z.number().int(),
    state: z.enum(messageStates),
    /** The account of a sender who was signed in. */
    userId: z.string().nullable(),
  })
  .openapi('ContactMessage')
export type ContactMessage = z.infer<typeof contactMessage>

export const messageList = z
  .object({
    items: z.array(contactMessage),
    page: z.number().int(),
    hasNext: z.boolean(),
    /** Unread messages, at most 1000. */
    newCount: z.number().int(),
  })
  .openapi('ContactMessageList')
export type MessageList = z.infer<typeof messageList>
