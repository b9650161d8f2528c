import type { OutboxActions } from './outbox-context.ts'

/**
 * Done once what was added about a subject outlives this page: the device has written it down, the server has it, or its reader has let
 * go of it. Until then what it was made from is not forgotten.
 */
export async function untilSafe(
  { isLasting, read, subscribe }: Pick<OutboxActions, 'isLasting' | 'read' | 'subscribe'>,
  subject: string,
): Promise<void> {
  const isSafe = () => isLasting() || read().every((entry) => entry.subject !== subject)
  if (isSafe()) return
  const safe = Promise.withResolvers<void>()
  const stop = subscribe(() => isSafe() && safe.resolve())
  await safe.promise
  stop()
}
