import { hasTrait } from '#content/kinds.ts'
import type { Item } from '#content/web/item-actions.tsx'
import type { AskedPage } from '#content/web/page-questions.tsx'
import { LiveCharts } from '#features/charts/web/live-charts.tsx'
import { PageQuestions } from '#features/contact/web/page-questions/page-questions.tsx'
import type { NotedPage } from '#features/notes/web/queries.ts'
import { fetchSelfChecks, SelfChecks } from '#features/questions/web/self-checks.tsx'
import { SaveButton } from '#features/saved/web/save-button.tsx'
import { latePart } from '#platform/web/late/late-part.tsx'
import { PageNotes } from '../notes/page-notes.tsx'
import { PocketSlot, type PocketItem } from '../pocket/pocket-slot.tsx'
import type { TextParts } from './brought-parts.ts'

const SavedToggle = latePart(async () => (await import('../saved/saved-toggle.tsx')).SavedToggle)

export const partsOfTexts: TextParts = {
  itemActions,
  pageQuestions,
  Listeners,
  fetchAhead: fetchSelfChecks,
}

function Listeners() {
  return (
    <>
      <SelfChecks />
      <LiveCharts />
    </>
  )
}

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

/** Of a course there is nothing to note before its lessons. */
function isNoted(page: AskedPage): page is NotedPage {
  return page.kind !== 'course'
}

/** What stands under every text: a member's own notes, and what was asked. */
function pageQuestions(page: AskedPage) {
  return (
    <>
      {isNoted(page) && <PageNotes page={page} />}
      <PageQuestions key={page.id} page={page} />
    </>
  )
}
