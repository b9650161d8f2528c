/** Names of what waits to be sent that more than one feature knows. */
export const subjects = {
  /** That a lesson is done. */
  lesson: (lessonId: string) => `lesson/${lessonId}`,
  /** How far a text has been read, in whichever language. */
  places: (itemId: string) => `place/${itemId}`,
  /** The same in one language. */
  place: (itemId: string, language: string) => `place/${itemId}/${language}`,
  /** How much of a lesson's video has been watched. */
  watched: (lessonId: string) => `watched/${lessonId}`,
}
