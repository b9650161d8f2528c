import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { HydrationState, Params } from 'react-router'
import type { PostedForm } from '#platform/posted-form.ts'
import type { CatalogueSet } from './catalogues.ts'
import { readPageText, type PageTexts } from '#platform/web/page-texts.ts'
import { scriptJson } from '#platform/web/script-json.ts'

/** What the server hands to the browser with a page: the answers it used, and the router's data. */
export interface PageState {
  answers: Answer[]
  router: HydrationState
  /** What stands in the places of the address. */
  params: Params
  /** The texts that the page says. */
  catalogues: CatalogueSet[]
  /** The page answers a form. */
  posted?: PostedForm
}

type Answer = [key: QueryKey, data: unknown]

/** Where in an answer a text belongs that stands in the page: the number of its element, and the names that lead there. */
type Missing = [answer: number, ...Found]
type Found = [element: number, ...names: string[]]

const stateElementId = 'page-state'

/** The answers that a page was rendered from. */
export function answersIn(queryClient: QueryClient): Answer[] {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
  return queries.map(({ queryKey, state }) => [queryKey, state.data])
}

/** The state of a server-rendered page, or undefined on a page that the browser renders. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(stateElementId)?.textContent
  if (!text) return undefined
  const { missing, ...state } = asWritten(JSON.parse(text))
  for (const [index, element, ...names] of missing) {
    const last = names.pop() ?? ''
    const holder = names.reduce<unknown>((value, name) => asObject(value)[name], state.answers[index]?.[1])
    asObject(holder)[last] = readPageText(element) ?? ''
  }
  return state
}

/** The state as an element of the page. The texts that the page shows are read from it. Two nodes give one page the same bytes. */
export function writePageState({ answers, ...others }: PageState, shown: PageTexts): string {
  const missing: Missing[] = []
  const texts = answers.map(([key, data], index) => {
    const found = shown.size > 0 ? shownIn(data, shown) : []
    for (const one of found) missing.push([index, ...one])
    const short = found.reduce<unknown>((left, [, ...names]) => without(left, names), data)
    return `[${scriptJson(key)},${textOf(short)}]`
  })
  const rest = scriptJson({ missing, ...others }).slice(1)
  return `<script type="application/json" id="${stateElementId}">{"answers":[${texts.join()}],${rest}</script>`
}

/** The texts of an answer that the page shows: in the answer itself or in one of its members, not in its lists. */
function shownIn(data: unknown, shown: PageTexts): Found[] {
  return membersOf(data).flatMap(([name, value]): Found[] => {
    const element = shown.get(value)
    if (element !== undefined) return [[element, name]]
    return membersOf(value).flatMap(([inner, text]): Found[] => {
      const own = shown.get(text)
      return own === undefined ? [] : [[own, name, inner]]
    })
  })
}

function membersOf(value: unknown): [name: string, value: unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function without(data: unknown, names: readonly string[]): unknown {
  const [name = '', ...inner] = names
  const { [name]: left, ...others } = asObject(data)
  return inner.length > 0 ? { ...others, [name]: without(left, inner) } : others
}

/** The texts of answers that many pages show, for as long as somebody has the answer. */
const texts = new WeakMap<object, string>()

function textOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return scriptJson(data ?? null)
  let text = texts.get(data)
  if (text === undefined) texts.set(data, (text = scriptJson(data)))
  return text
}

/** Only `writePageState` fills that element. */
function asWritten(value: unknown): PageState & { missing: Missing[] } {
  return value as PageState & { missing: Missing[] }
}

/** Only members of objects are missing. */
function asObject(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>
}
