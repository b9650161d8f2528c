import type { AskedPage } from '#content/web/page-questions.tsx'
import { LiveCharts } from '#features/charts/web/live-charts.tsx'
import { PageQuestions } from '#features/contact/web/page-questions/page-questions.tsx'
import type { NotedPage } from '#features/notes/web/queries.ts'
import { fetchSelfChecks, SelfChecks } from '#features/questions/web/self-checks.tsx'
import { PageNotes } from '../notes/page-notes.tsx'
import type { TextParts } from './brought-parts.ts'

export const partsOfTexts: TextParts = {
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
