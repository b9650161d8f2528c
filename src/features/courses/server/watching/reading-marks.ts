import type { Context } from '#platform/server/context.ts'

/** What is known of how far members have read a text. */
interface ReadingMarks {
  /** Whether somebody has come to the end of a text, in whichever language. */
  hasReadEnd(ctx: Context, key: { userId: string; itemId: string }): Promise<boolean>
}

let marks: ReadingMarks = { hasReadEnd: async () => false }

/** Call once, before the first verb. */
export function registerReadingMarks(wanted: ReadingMarks): void {
  marks = wanted
}

export function hasReadEnd(ctx: Context, key: { userId: string; lessonId: string }): Promise<boolean> {
  return marks.hasReadEnd(ctx, { userId: key.userId, itemId: key.lessonId })
}
