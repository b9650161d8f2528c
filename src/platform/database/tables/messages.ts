import type { Generated } from 'kysely'

export interface MessageTables {
  contact_messages: {
    id: string
    name: string
    email: string
    topic: string
    message: string
    language: 'en' | 'am'
    createdAt: number
    state: Generated<'new' | 'read' | 'answered' | 'done' | 'spam'>
    userId: string | null
    /** Of the page that a question is about; none in a message of the contact page, or when the item is deleted for good. */
    itemId: Generated<string | null>
    pageKind: Generated<string | null>
    /** Address and title as they were when it was asked. */
    pagePath: Generated<string | null>
    pageTitle: Generated<string | null>
    /** 1: whoever asked may be named where the question is published. */
    isNameAllowed: Generated<number>
    /** The account with which a question goes. */
    leavesWith: Generated<string | null>
    /** The mail that told the sender that the message arrived. */
    receiptMailId: Generated<string | null>
    /** For administrators alone. */
    note: Generated<string>
    answeredAt: Generated<number | null>
    answeredBy: Generated<string | null>
  }
  contact_replies: {
    id: string
    messageId: string
    mailId: string
    text: string
    createdAt: number
    sentBy: string | null
  }
  /** What readers see of a question under its page: edited words, in each language that has them. */
  page_answers: {
    messageId: string
    language: 'en' | 'am'
    question: string
    answer: string
    publishedAt: number
  }
}
