import type { Context } from '#platform/server/context.ts'
import type { PastSignIn } from '../../contract.ts'
import { listSignInRows } from '../admin/admin-store.ts'

const most = 20

/** The last times somebody signed in to the account, or tried to, newest first: what the audit log has of them. */
export async function listPastSignIns(ctx: Context, uid: string): Promise<PastSignIn[]> {
  const rows = await listSignInRows(ctx.readDb, uid, most)
  return rows.map(({ at, event, details, address }) => {
    const { method, secondStep, reason, device } = JSON.parse(details) as Record<string, string | undefined>
    return {
      at,
      isSignedIn: event === 'session.signed_in',
      method: method ?? 'password',
      secondStep: secondStep === 'app' || secondStep === 'recovery' ? secondStep : null,
      reason: reason ?? null,
      device: device ?? '',
      address: address ?? '',
    }
  })
}
