/** The kinds that readers find; of a course its card, for its text is for those who take it. */
export const searchKinds = ['blog', 'learn', 'course', 'resource', 'faq'] as const
