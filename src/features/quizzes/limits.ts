/** The most attempts that a quiz gives each member who counts them, and of those that are listed. */
export const mostAttempts = 100
/** The most pools of a quiz, questions that are drawn from one, and so questions of an attempt. */
export const mostPools = 12
export const mostDrawn = 100
export const mostQuestions = mostPools * mostDrawn
/** Attempts that a member may begin in an hour, at all quizzes. */
export const attemptsAnHour = 60
