import type { Language } from '#platform/languages.ts'
import type { Catalogues } from '#platform/web/i18n.ts'
import { byRoom } from './catalogues/by-room.ts'

/**
 * `reader`: what the frame, the home page, lists of cards and posts say, which are read most. `further`: what the other public pages say, and what comes into any page late. `account`: what the ways in say, and what is about an account but for everybody. `practice`: what exercises say. `member`: what the signed-in area says on top. `admin`: what only administrators are told.
 */
export type CatalogueSet = 'reader' | 'further' | 'account' | 'practice' | 'member' | 'admin'

const sets = {
  reader: { en: () => import('./catalogues/reader-en.ts'), am: () => import('./catalogues/reader-am.ts') },
  further: { en: () => import('./catalogues/further-en.ts'), am: () => import('./catalogues/further-am.ts') },
  account: { en: () => import('./catalogues/account-en.ts'), am: () => import('./catalogues/account-am.ts') },
  practice: {
    en: () => import('./catalogues/practice-en.ts'),
    am: () => import('./catalogues/practice-am.ts'),
  },
  member: { en: () => import('./catalogues/member-en.ts'), am: () => import('./catalogues/member-am.ts') },
  admin: { en: () => import('./catalogues/admin-en.ts'), am: () => import('./catalogues/admin-am.ts') },
}

/** Texts never change while the program runs, so what has arrived is kept for every page and, on the server, every reader. */
const arrived: Record<Language, Catalogues> = { en: {}, am: {} }
const asked = new Map<string, Promise<void>>()
const inUse = new Set<CatalogueSet>()

/** All texts that have arrived in one language, after the wanted sets have; each set is one script, fetched once. */
export async function loadCatalogues(
  language: Language,
  wanted: readonly CatalogueSet[],
): Promise<Catalogues> {
  await Promise.all(wanted.map((set) => loadSet(language, set)))
  return arrived[language]
}

/** The sets that this page has needed so far: what a change of language must bring along. */
export function cataloguesInUse(): CatalogueSet[] {
  return [...inUse]
}

/** Of some rooms one set has the whole, and another what every page says of them. */
function arrive(language: Language, rooms: Catalogues): void {
  const all = arrived[language]
  for (const [room, messages] of Object.entries(rooms)) all[room] = { ...all[room], ...messages }
}

async function loadSet(language: Language, set: CatalogueSet): Promise<void> {
  inUse.add(set)
  const key = `${set}-${language}`
  const load = asked.get(key) ?? sets[set][language]().then(({ texts }) => arrive(language, byRoom(texts)))
  asked.set(key, load)
  try {
    await load
  } catch (error) {
    asked.delete(key)
    throw error
  }
}
