/**
 * Begins the names under which a browser's storage has what somebody answers, until the site has it. All of it goes when they
 * sign out.
 */
export const answerPrefix = 'answer '
