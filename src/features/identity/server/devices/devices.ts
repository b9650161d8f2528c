import ipaddr from 'ipaddr.js'
import type { Context } from '#platform/server/context.ts'
import { deviceName } from '../../describe-device.ts'
import { findUserByEmail, type StoredUser } from '../accounts/user-store.ts'
import { hashOf } from '../limits/attempts.ts'
import { mailNewDevice } from '../mail/mails.ts'
import { findDevices, writeDevice } from './device-store.ts'

/** How long a browser is remembered after its last sign-in, milliseconds: as long as its cookie. */
export const deviceMemory = 400 * 24 * 3_600_000

/** Remembers the browser that signs in. The owner is told of one that is new, unless the account was used in none before. */
export async function noteDevice(
  ctx: Context,
  user: Pick<StoredUser, 'id' | 'email' | 'language'>,
  { device, userAgent }: { device: string; userAgent: string },
): Promise<void> {
  const secretHash = hashOf(device)
  const { isKnown, isFirst } = await findDevices(ctx.db, user.id, secretHash)
  await writeDevice(ctx.db, { userId: user.id, secretHash, lastSeenAt: ctx.now })
  if (isKnown || isFirst) return
  const place = { device: deviceName(userAgent), network: coarseAddress(ctx.address) }
  await mailNewDevice(ctx, user, place)
}

/** By what a browser is told apart in which the account of this address, if there is one, was used before. */
export async function findKnownDevice(
  ctx: Context,
  { email, device }: { email: string; device?: string },
): Promise<string | undefined> {
  if (device === undefined) return undefined
  const secretHash = hashOf(device)
  const user = await findUserByEmail(ctx.readDb, email)
  const { isKnown } = await findDevices(ctx.readDb, user?.id ?? '', secretHash)
  return isKnown ? secretHash : undefined
}

/** The network of an address, without the part that tells one line from another. */
export function coarseAddress(address: string): string {
  const [plain = ''] = address.split('/')
  if (!ipaddr.isValid(plain)) return plain
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 2).join('.')}.*.*`
  return `${parsed.toNormalizedString().split(':').slice(0, 2).join(':')}:*`
}
