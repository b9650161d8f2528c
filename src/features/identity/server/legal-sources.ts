import type { LegalAcceptance } from '#features/legal/contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { LegalName } from '#platform/legal/legal-texts.ts'

/** What the accounts need of the legal texts. */
export interface LegalSources {
  /** Notes what a new member accepted: what the form showed, or what counts today where it did not say. */
  acceptAtRegistration(ctx: Context, uid: string, shown: readonly LegalName[] | undefined): Promise<void>
  listAcceptances(ctx: Context, uid: string): Promise<LegalAcceptance[]>
  /** Whether a member is asked to accept something. */
  isAskedLegal(ctx: Context, uid: string): Promise<boolean>
}

export type AcceptAtRegistration = LegalSources['acceptAtRegistration']
