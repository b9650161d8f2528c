import type { Context } from '#platform/server/context.ts'
import { endEarlierSession } from './sessions.ts'
import type { Identity } from '../identity.ts'
import { sessionCookie } from '../cookies.ts'
import { runWork } from '../library/work.ts'

/**
 * Signs somebody in who has just proved who they are by other means than the sign-in form. The session ends with the browser.
 * @returns the cookie of the session
 */
export async function openSession(
  ctx: Context,
  { library }: Identity,
  { uid, userAgent }: { uid: string; userAgent: string },
): Promise<string[]> {
  const { internalAdapter } = await library.$context
  const session = await runWork({ ctx, method: 'password', keepSignedIn: false }, () =>
    internalAdapter.createSession(uid, false, { userAgent }),
  )
  await endEarlierSession(ctx)
  return [sessionCookie(session.token, ctx.config)]
}
