import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'

/** What a course asks about people; the app brings the two together. */
export interface CoursePeople {
  /** The account of an address, and whether the address is known to be its own. */
  findPersonByEmail(
    ctx: Context,
    email: string,
  ): Promise<
    { uid: string; displayName: string; language: Language | null; isConfirmed: boolean } | undefined
  >
  /** The addresses of these users, by id. */
  listEmails(ctx: Context, uids: readonly string[]): Promise<Map<string, string>>
}
