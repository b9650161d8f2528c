import { tooMany } from '../../errors.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Limit } from './rate-limit.ts'

interface Window {
  endsAt: number
  count: number
}

const mostKept = 20_000

/** Of each running site, by its configuration. */
const windowsOf = new WeakMap<Config, Map<string, Window>>()

/**
 * As `limitRequests`, for what is asked often and costs little: each node counts for itself, in memory, so that nothing is written.
 * @throws 429 with `Retry-After`
 */
export function limitPassing(ctx: Context, name: string, rule: Limit & { subject: string }): void {
  const windows = windowsOf.get(ctx.config) ?? new Map<string, Window>()
  windowsOf.set(ctx.config, windows)
  const key = `${name}:${rule.subject}`
  const last = windows.get(key)
  const window = last && last.endsAt > ctx.now ? last : { endsAt: ctx.now + rule.seconds * 1000, count: 0 }
  window.count++
  // Set anew, so that the map stands in the order of use and the longest unused goes first.
  windows.delete(key)
  windows.set(key, window)
  if (windows.size > mostKept) forgetFirst(windows)
  if (window.count > rule.most * ctx.config.rateLimitFactor)
    throw tooMany(Math.max(1, Math.ceil((window.endsAt - ctx.now) / 1000)))
}

function forgetFirst(windows: Map<string, Window>): void {
  const [first] = windows.keys()
  if (first !== undefined) windows.delete(first)
}
