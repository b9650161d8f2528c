import { useLocation, useNavigation } from '#platform/web/router/router.ts'
import { Outlet } from '#platform/web/router/router-view.tsx'
import { useScrollRestoration } from '#platform/web/router/scroll-restoration.ts'
import { hasTrait } from '#content/kinds.ts'
import { ItemActionsProvider, type Item } from '#content/web/item-actions.tsx'
import { PageQuestionsProvider } from '#content/web/page-questions.tsx'
import { TermCards } from '#features/glossary/web/term-cards.tsx'
import { LegalAsk } from '#features/legal/web/legal-ask.tsx'
import { useForgetAnswers } from '#features/questions/web/use-forget-answers.ts'
import { SaveButton } from '#features/saved/web/save-button.tsx'
import { Tools } from '#features/tools/web/tools.tsx'
import { latePart } from '#platform/web/late/late-part.tsx'
import { LoadingBar } from '#ui/states/loading-bar.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { Arrival } from './arrival.tsx'
import { useKeptPages, useWorkerWithoutConnection } from './offline/use-kept-pages.ts'
import { usePressedLink } from './links/pressed-link.ts'
import { NewerBuild } from './newer/newer-build.tsx'
import { PocketSlot, type PocketItem } from './pocket/pocket-slot.tsx'
import { textParts } from './texts/brought-parts.ts'

const SavedToggle = latePart(async () => (await import('./saved/saved-toggle.tsx')).SavedToggle)

/**
 * Around every page: what keeps it for readers without a connection, what shows that another screen loads (the pressed link; a
 * list that reloads shows its own placeholders), the scroll position on the way back, where the focus goes, and what a member is asked
 * to accept. The spinner
 * stands in the middle of an empty screen; over a page that is still being read there is only a bar at its upper edge.
 */
export function Root() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  useKeptPages()
  useWorkerWithoutConnection()
  usePressedLink()
  useScrollRestoration()
  useForgetAnswers()
  const { pageQuestions = nothing, Listeners } = textParts() ?? {}
  const isScreenComing = navigation.state === 'loading' && navigation.location.pathname !== pathname
  return (
    <>
      <ItemActionsProvider value={itemActions}>
        <PageQuestionsProvider value={pageQuestions}>
          <Outlet />
        </PageQuestionsProvider>
      </ItemActionsProvider>
      {isScreenComing && <LoadingBar />}
      <TermCards />
      <Tools />
      {Listeners && <Listeners />}
      <Arrival />
      <NewerBuild />
      <LegalAsk />
    </>
  )
}

const nothing = () => null

function itemActions(item: Item) {
  return (
    <>
      {item.kind !== 'track' && <SaveButton item={item} Toggle={SavedToggle} />}
      {isKeptWhole(item) && <PocketSlot item={item} />}
    </>
  )
}

/** A question is kept with what asks it, a lesson with its course. */
function isKeptWhole(item: Item): item is Item & PocketItem {
  return item.kind === 'track' || item.kind === 'course' || hasTrait(item.kind, 'ownPage')
}

export function RootFallback() {
  return <Spinner overlay />
}
