import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { keepParameter, languages, type Language } from '#platform/languages.ts'
import { register } from '../../e2e/support/accounts.ts'
import { memberPages } from '../../e2e/support/every-page.ts'
import { cookieOf } from '../../e2e/support/session-cookie.ts'
import { setup } from '../../e2e/support/set-up.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { printTable } from '../table.ts'
import { isQuick, need } from './support/asks.ts'

const askers = 3
/** Pages for one reader in one language; more of them would mean that links make links without end. */
const mostPages = 10_000
/** The short form looks at the first ones, which is a page of every kind and more. */
const enough = isQuick ? 300 : mostPages

interface Reader {
  name: string
  language: Language
  cookie: string
}

/** Reads every page to which links lead a guest and a member, in both languages; those of members begin with their own. Nothing is broken, nothing is missing. */
export async function run(): Promise<void> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'fatal', RATE_LIMIT_FACTOR: '100000' } })
  try {
    const cookie = await cookieOf(site, await register(site))
    const readers = languages.flatMap((language) => [
      { name: 'guest', language, cookie: '' },
      { name: 'member', language, cookie },
    ])
    const rows: (string | number)[][] = []
    const faults: string[] = []
    for (const reader of readers) {
      const found = await crawl(site, reader)
      faults.push(...found.faults.map((fault) => `${reader.name}, ${reader.language}: ${fault}`))
      rows.push([reader.name, reader.language, found.pages, found.files, found.faults.length])
    }
    for (const fault of faults) console.error(fault)
    printTable('Every link followed', [['reader', 'language', 'pages', 'files', 'faults'], ...rows])
    need('no link is broken, and no page lacks what it needs', faults.length === 0)
  } finally {
    await site.stop()
  }
}

async function crawl(
  site: Site,
  reader: Reader,
): Promise<{ pages: number; files: number; faults: string[] }> {
  const from = new Map([['/', 'the beginning']])
  const waiting = ['/', ...(reader.cookie ? memberPages : [])]
  const found = { pages: 0, files: 0, faults: new Array<string>() }
  const look = async (address: string) => {
    const answer = await fetch(site.url + address, {
      headers: { cookie: reader.cookie, 'accept-language': reader.language, accept: 'text/html,*/*' },
    })
    if (answer.status !== 200)
      found.faults.push(`${address}: ${answer.status}, named by ${from.get(address)}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      found.files++
      await answer.body?.cancel()
      return
    }
    found.pages++
    const page = elementsOf(await answer.text())
    found.faults.push(...faultsOf(page, address).map((fault) => `${address}: ${fault}`))
    for (const next of addressesOf(page, site.url + address)) {
      if (from.has(next)) continue
      from.set(next, address)
      waiting.push(next)
    }
  }
  while (waiting.length > 0 && found.pages < enough) await Promise.all(waiting.splice(0, askers).map(look))
  if (waiting.length > 0 && !isQuick) found.faults.push(`more than ${mostPages} pages`)
  return found
}

const parser = unified().use(rehypeParse).freeze()

function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  const read = (node: Nodes): void => {
    // What stands in the place of a page for who has no scripts is a page of its own.
    if (node.type === 'element' && node.tagName === 'noscript') return
    if (node.type === 'element') elements.push(node)
    if ('children' in node) node.children.forEach(read)
  }
  read(parser.parse(html))
  return elements
}

function valueOf(element: Element | undefined, name: string): string {
  const value = element?.properties[name]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

/** What a page should have, by what it lacks. Pages that are kept out of searches need no words for them. */
function faultsOf(page: readonly Element[], address: string): string[] {
  const named = (tag: string, is: (element: Element) => boolean = () => true) =>
    page.filter((element) => element.tagName === tag && is(element))
  const meta = (name: string) => valueOf(named('meta', (one) => valueOf(one, 'name') === name)[0], 'content')
  const links = (rel: string) => named('link', (one) => valueOf(one, 'rel') === rel)
  const title = named('title', (one) => one.children.length > 0).length
  const language = valueOf(named('html')[0], 'lang')
  const isKeptOut = meta('robots').includes('noindex')
  const params = new URL(address, 'http://site').searchParams
  const asked = params.get('lang')
  const ids = page.map((element) => valueOf(element, 'id')).filter(Boolean)
  return [
    title === 0 && 'no title',
    !languages.some((one) => one === language) && `in the language "${language}"`,
    // Who chooses a language for good is led on, and a reader without cookies forgets it at once.
    asked !== null &&
      asked !== language &&
      !params.has(keepParameter) &&
      `asked for in ${asked}, answered in ${language}`,
    named('h1').length !== 1 && `${named('h1').length} headings of the first level`,
    !isKeptOut && meta('description') === '' && 'no description',
    !isKeptOut && links('canonical').length !== 1 && `${links('canonical').length} canonical addresses`,
    !isKeptOut && links('alternate').filter((one) => valueOf(one, 'hrefLang')).length < 2 && 'no alternates',
    ...named('img', (one) => one.properties.alt === undefined).map(
      (one) => `no words for ${valueOf(one, 'src')}`,
    ),
    ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `twice the id ${id}`)),
    ...named('a', (one) => /^#./.test(valueOf(one, 'href')))
      .map((one) => decodeURIComponent(valueOf(one, 'href').slice(1)))
      .filter((id) => !ids.includes(id))
      .map((id) => `nothing stands at #${id}`),
  ].filter((fault) => fault !== false)
}

/** Where a page leads, and what it shows, on this site, without the place on the page. */
function addressesOf(page: readonly Element[], from: string): Set<string> {
  const { origin } = new URL(from)
  const named = page.flatMap((element) =>
    ['a', 'area', 'link'].includes(element.tagName)
      ? [valueOf(element, 'href')]
      : ['img', 'source', 'video', 'audio', 'track', 'iframe', 'script'].includes(element.tagName)
        ? [
            valueOf(element, 'src'),
            ...valueOf(element, 'srcSet')
              .split(/,\s+/)
              .map((one) => one.trim().split(' ')[0] ?? ''),
          ]
        : [],
  )
  return new Set(
    named
      .filter((address) => address !== '' && URL.canParse(address, from))
      .map((address) => new URL(address, from))
      .filter((url) => url.origin === origin)
      .map(({ pathname, search }) => pathname + search),
  )
}
