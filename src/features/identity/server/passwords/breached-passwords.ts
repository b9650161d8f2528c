import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'

/** Milliseconds. Nobody's registration depends on a service elsewhere. */
const longestWait = 2000

/**
 * Whether a password lies in what was stolen from other sites, as far as the service of `BREACHED_PASSWORDS_URL` knows. It hears the
 * first five of forty hexadecimal digits of the SHA-1 of the password, and answers with the ends of all that begin so and how often
 * each was seen; invented ones, which hide the size of the answer, never. While it is away, no password counts as breached.
 */
export async function isBreachedPassword(ctx: Context, password: string): Promise<boolean> {
  const { breachedPasswordsUrl } = ctx.config
  if (!breachedPasswordsUrl) return false
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(`${breachedPasswordsUrl}/${digest.slice(0, 5)}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    const ends = (await answer.text()).split(/\r?\n/).map((line) => line.split(':'))
    return ends.some(([end, times]) => end === digest.slice(5) && Number(times) > 0)
  } catch (error) {
    ctx.log.warn({ err: error }, 'breached passwords not asked')
    return false
  }
}
