import { languages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { findItem, type StoredItem } from '../../records/server/items-store.ts'

/** The languages in which readers see an item, or will when its time comes; none for what is gone. */
export async function listPublicLanguages(ctx: Context, id: string): Promise<Language[]> {
  const item = await findItem(ctx.db, id)
  return item ? publicLanguagesOf(item) : []
}

/** The same for what is known of an item. */
export function publicLanguagesOf({ stateEn, stateAm }: Pick<StoredItem, 'stateEn' | 'stateAm'>): Language[] {
  const states = { en: stateEn, am: stateAm }
  return languages.filter((one) => states[one] === 'published' || states[one] === 'scheduled')
}
