import type { Language } from '#platform/languages.ts'
import type { Catalogues } from '#platform/web/i18n.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { sourceOfWords, type WordsOfFolder } from '#platform/page/words-of-folders.ts'
import { byRoom } from './catalogues/by-room.ts'

/**
 * `reader`: what the frame, cards and texts say, on every page. `further`: what single public pages and all other features say to everybody, for what comes into any page late and for the signed-in area. `account`: what features say of an account to everybody. `practice`: what exercises say. `member`: what the signed-in area says on top. `admin`: what only administrators are told. A folder alone: what a public page says of one of these two.
 */
export type CatalogueSet = 'reader' | 'further' | 'account' | 'practice' | 'member' | 'admin' | WordsOfFolder

type Load = () => Promise<{ texts: Record<string, unknown> }>

const sets: Record<string, Record<Language, Load>> = {
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

/**
 * All texts that have arrived in one language, after the wanted sets have; each set is one script, fetched once.
 * @param scripts those of folders that a page has named, which then needs no list of all
 */
export async function loadCatalogues(
  language: Language,
  wanted: readonly CatalogueSet[],
  scripts: Record<string, string> = {},
): Promise<Catalogues> {
  await Promise.all(wanted.map((set) => loadSet(language, set, scripts[set])))
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

/** The set that has the words of a folder, and others. */
function wholeOf(folder: string): CatalogueSet {
  if (folder.endsWith('/player')) return 'practice'
  return /^features\/(certificates|identity|reviews)(\/|$)/.test(folder) ? 'account' : 'further'
}

async function loadSet(language: Language, named: CatalogueSet, script?: string): Promise<void> {
  const isThere = !sets[named] && asked.has(`${wholeOf(named)}-${language}`)
  const set = isThere ? wholeOf(named) : named
  inUse.add(set)
  const key = `${set}-${language}`
  const load =
    asked.get(key) ??
    loadChunk(() => fetchSet(language, set, script)).then((texts) => arrive(language, byRoom(texts)))
  asked.set(key, load)
  try {
    await load
  } catch (error) {
    asked.delete(key)
    if (sets[set]) throw error
    // Without a connection it may be this one that lies on the device.
    await loadSet(language, wholeOf(set))
  }
}

/** By source file. */
async function fetchSet(
  language: Language,
  set: CatalogueSet,
  script?: string,
): Promise<Record<string, unknown>> {
  const whole = sets[set]
  if (whole) return (await whole[language]()).texts
  const file = `/src/${set}/locales/${language}.json`
  if (script) return { [file]: asTexts(await import(/* @vite-ignore */ script)).default }
  const { byFolder } = await import('./catalogues/by-folder.ts')
  const load = byFolder[file]
  if (!load) throw new Error(`no words at ${file}`)
  return { [file]: await load() }
}

/** The server names what the build made of texts. */
function asTexts(module: unknown): { default: unknown } {
  return module as { default: unknown }
}

/** The source file of a set, as the build manifest names it. */
export function sourceOfSet(language: Language, set: CatalogueSet): string {
  return sets[set] ? `src/app/web/catalogues/${set}-${language}.ts` : sourceOfWords(set, language)
}
