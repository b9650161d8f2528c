import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import '#ui/fonts/faces.css'
import '#ui/theme.css'
import '#ui/base.css'
import '#ui/reading-size.css'
// Lists and forms share it, and need nothing else of each other.
import '#ui/controls/form-field.module.css'
import { isLanguage, type Language } from '#platform/languages.ts'
import { lateScriptsId, takenOver, type LateScripts } from '#platform/page/late-scripts.ts'
import { asRead } from '#platform/web/answers/answers.ts'
import { createFirstAnswers } from '#platform/web/answers/first-answers.ts'
import { createApiClient } from '#platform/web/api-client.ts'
import { bringLateWordsBy } from '#platform/web/late/late-words.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { untilItWorks } from '#platform/web/late/try-again.ts'
import { browserLocation, createFirstRouter, firstState } from '#platform/web/router/first-router.ts'
import { RouterView } from '#platform/web/router/router-view.tsx'
import type { RouterPort } from '#platform/web/router/router.ts'
import { AppProviders } from './app-providers.tsx'
import { loadCatalogues } from './catalogues.ts'
import { bringNotFound } from './error-content.tsx'
import { firstMatches } from './routing/first-screens.tsx'
import { readPageState, type PageState } from './page-state.ts'
import { catalogueSetsOf } from './route-handles.ts'
import { startingLanguage } from './starting-language.ts'
import { bringTextParts, textParts } from './texts/brought-parts.ts'

const container = document.getElementById('root')
if (!container) throw new Error('Root element with id root not found in index.html')

const api = createApiClient((path, init) => fetch(path, { credentials: 'same-origin', ...init }))
const answers = createFirstAnswers(api, () => loadChunk(() => import('#platform/web/answers/queries.ts')))
const state = readPageState()
const renderedLanguage: Language = isLanguage(document.documentElement.lang)
  ? document.documentElement.lang
  : 'en'
const current = { language: renderedLanguage }
let router: RouterPort | undefined
bringLateWordsBy((folders) => loadCatalogues(current.language, folders ?? ['further']))

void start(container)

/** Not awaited at the top level: the pages' scripts import what this script brings, and each would wait for the other. */
async function start(container: HTMLElement): Promise<void> {
  // A page is asked for again each time it is shown, so its answers are as old as its arrival.
  for (const [queryKey, data] of state?.answers ?? []) answers.keep(asRead(queryKey), () => data)
  const late = readLateScripts()
  const tree = await untilItWorks(() => prepare(late))
  const { dataset } = document.documentElement
  if (!state) {
    dataset.takenOver = ''
    return createRoot(container, { onCaughtError }).render(tree)
  }
  // In one piece: between the first listener and the last nothing can be pressed.
  flushSync(() => hydrateRoot(container, tree, { onCaughtError }))
  dataset.takenOver = ''
  document.dispatchEvent(new Event(takenOver))
}

/** What a page throws is told by the boundary of its route, which knows what is no fault. */
function onCaughtError(): void {}

/** Nobody is known, counted as online or signed out in time by a page that lacks one of its scripts: what broke on its way comes later. */
async function prepare(late: LateScripts | undefined): Promise<ReactNode> {
  router ??= state && late ? await createFirst(state, late) : await openWhole()
  const sets = state?.catalogues ?? catalogueSetsOf(router.state.matches.map(({ route }) => route))
  const catalogues = await loadCatalogues(renderedLanguage, sets, late?.words)

  if (state) await Promise.all([stylesArrived(late), textParts()?.fetchAhead()])
  return (
    <AppProviders
      api={api}
      answers={answers}
      router={router}
      posted={state?.posted}
      first={{ language: renderedLanguage, catalogues, ...startingLanguage(renderedLanguage) }}
      onLanguage={(language) => {
        current.language = language
      }}
    >
      <RouterView router={router} isRendered={state !== undefined} />
    </AppProviders>
  )
}

/** The table of all pages, and what goes from one to the other. */
async function openWhole(): Promise<DataRouter> {
  const [{ openRouter }, queryClient] = await Promise.all([
    loadChunk(() => import('./routing/whole-router.ts')),
    answers.open(),
  ])
  return openRouter({ queryClient, language: () => current.language, hydrationData: state?.router })
}

/** A page that can be read without its scripts needs the others only when its reader goes there. */
async function createFirst(state: PageState, { screens, hasTexts }: LateScripts): Promise<RouterPort> {
  const { loaderData = {}, errors = null } = state.router
  const [matches] = await Promise.all([
    firstMatches(screens, state),
    hasTexts && fetchTextParts(),
    errors && fetchNotFound(),
  ])
  return createFirstRouter(firstState({ matches, loaderData, errors }, browserLocation()), openWhole)
}

async function fetchTextParts(): Promise<void> {
  const { partsOfTexts } = await loadChunk(() => import('./texts/text-parts.tsx'))
  bringTextParts(partsOfTexts)
}

async function fetchNotFound(): Promise<void> {
  const { NotFoundContent } = await loadChunk(() => import('./not-found-content.tsx'))
  bringNotFound(NotFoundContent)
}

function readLateScripts(): LateScripts | undefined {
  const text = document.getElementById(lateScriptsId)?.textContent
  return text ? asLateScripts(JSON.parse(text)) : undefined
}

/** Only the server writes that element. */
function asLateScripts(value: unknown): LateScripts {
  return value as LateScripts
}

/** A page that begins its scripts late holds only the rules of what it shows; what they add needs the others. */
async function stylesArrived(late: LateScripts | undefined): Promise<void> {
  if (!late) return
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  )
  await Promise.all(
    coming.map(
      (link) =>
        new Promise((arrived) => {
          link.addEventListener('load', arrived)
          link.addEventListener('error', arrived)
        }),
    ),
  )
}
