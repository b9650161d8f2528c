import { toolPages } from '#features/tools/tool-pages.ts'
import { keepParameter } from '#platform/languages.ts'
import { carriedQuery } from '#platform/page/late-scripts.ts'
import { withoutChoice } from './kept-pages.ts'
import { findStandIn, languageOf, openPages, withStores } from './stores.ts'

/**
 * Where on this site a page lies on this device that does not lie here under its own address: under the one that names its language,
 * or the one that does not. Who names a language gets that one; everybody else their own before the other. A sum goes along, for the
 * scripts of its calculator.
 */
export async function findOtherEdition(wanted: URL): Promise<string | undefined> {
  if (wanted.searchParams.has(keepParameter)) return withoutChoice(wanted)
  const named = wanted.searchParams.get('lang')
  const editions = await listEditions(wanted)
  // What stands in for pages lies here in the reader's own.
  const language = named ?? languageOf(await findStandIn())
  const fitting = editions.find((one) => one.language === language)
  const { address } = (named ? fitting : (fitting ?? editions[0])) ?? {}
  return address && address + carriedBy(wanted)
}

function carriedBy({ pathname, searchParams }: URL): string {
  const values = new URLSearchParams(searchParams)
  values.delete('lang')
  return toolPages.includes(pathname) && values.size > 0 ? `${carriedQuery}${values}` : ''
}

interface Edition {
  address: string
  language: string | null
}

async function listEditions(wanted: URL): Promise<Edition[]> {
  const pages = await openPages()
  const passing = pages ? await editionsIn(pages, wanted) : []
  const kept = await withStores((stores) => Promise.all(stores.map((store) => editionsIn(store, wanted))))
  return [...passing, ...(kept ?? []).flat()]
}

async function editionsIn(store: Cache, wanted: URL): Promise<Edition[]> {
  const own = wanted.pathname + wanted.search
  const editions: Edition[] = []
  for (const { url } of await store.keys()) {
    const { pathname, search } = new URL(url)
    const address = pathname + search
    if (address === own || withoutLanguage(url) !== withoutLanguage(wanted)) continue
    editions.push({ address, language: languageOf(await store.match(url, { ignoreVary: true })) })
  }
  return editions
}

function withoutLanguage(address: string | URL): string {
  const { pathname, searchParams } = new URL(address)
  // Sums of a calculator are not kept; their page is, and does them anew.
  if (toolPages.includes(pathname)) return pathname
  searchParams.delete('lang')
  searchParams.sort()
  return `${pathname}?${searchParams}`
}
