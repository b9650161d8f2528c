/** What a message can be about. */
export const contactTopics = ['question', 'courses', 'account', 'correction', 'partnership', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const messageStates = ['new', 'read', 'answered', 'done', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

/** Where a message was written: on the contact page, or under a page that it is about. */
export const messageOrigins = ['contact', 'page'] as const
export type MessageOrigin = (typeof messageOrigins)[number]
