import type { AuditDetails } from '#platform/audit-events.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { itemFields, type Item, type ItemFields } from '#content/contract.ts'
import { readItem, updateItem } from '#content/items/server/items.ts'
import { readTitle } from '#content/items/server/titles.ts'

const names = itemFields.keyof().options

/**
 * Changes fields by hand, and writes down which: of where the item is found and who may read it, also what it was.
 * @throws as `updateItem`
 */
export function changeItem(
  ctx: Context,
  id: string,
  change: { version: number; fields: Partial<ItemFields> },
): Promise<Item> {
  return inTransaction(ctx, async (ctx) => {
    const before = await readItem(ctx, id)
    const after = await updateItem(ctx, id, change)
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    if (changed.length === 0) return after
    await audit(ctx, 'item.changed', {
      kind: after.kind,
      id,
      details: {
        title: await readTitle(ctx, id),
        fields: changed.join(', '),
        ...became(before, after),
      },
    })
    return after
  })
}

function became(before: Item, after: Item): Partial<AuditDetails['item.changed']> {
  return {
    ...(before.access !== after.access && { access: { from: before.access, to: after.access } }),
    ...(before.listed !== after.listed && { listed: { from: before.listed, to: after.listed } }),
    ...(before.slug !== after.slug && { slug: { from: before.slug, to: after.slug } }),
  }
}
