import { bumpSiteVersion } from '#content/server/site-version-store.ts'
import { conflict } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { OperatorDetails } from '../../operator/contract.ts'
import { findOperator, saveOperatorDetails } from './operator-store.ts'

const nothing = { en: '', am: '' }

const firstDetails: OperatorDetails = {
  version: 0,
  name: nothing,
  address: nothing,
  email: '',
  phone: '',
  law: nothing,
  court: nothing,
  minimumAge: null,
  authority: nothing,
  effectiveOn: null,
  areTextsReviewed: false,
}

/** Who is responsible for the site; before the first save, nothing at version 0. */
export async function readOperator(ctx: Context): Promise<OperatorDetails> {
  return (await findOperator(ctx.readDb)) ?? firstDetails
}

/**
 * Saves all details at once; the legal pages show them at once.
 * @throws 409 `operator.changed` with `details.current` when somebody saved since `version`
 */
export function saveOperator(ctx: Context, details: OperatorDetails): Promise<OperatorDetails> {
  return inTransaction(ctx, async (ctx) => {
    const saved = { ...details, version: details.version + 1 }
    if (!(await saveOperatorDetails(ctx.db, saved, ctx.now))) {
      throw conflict('operator.changed', { current: await readOperator(ctx) })
    }
    await bumpSiteVersion(ctx.db, ctx.now)
    await audit(ctx, 'operator.changed', {
      kind: 'settings',
      id: 'operator',
      details: { version: saved.version },
    })
    return saved
  })
}
