import { paths } from '#platform/paths.ts'
import type { Overview, QueueState } from '../../contract.ts'

type Counted = Pick<
  Overview,
  'newMessages' | 'reports' | 'pageQuestions' | 'behind' | 'searchMisses' | 'queue'
>

/** What waits for somebody, each with the list that shows as many as it counts. Reports are among the messages as well. */
export function tasksIn(overview: Counted) {
  const { newMessages, reports, pageQuestions, behind, searchMisses } = overview
  const queued = (state: QueueState) => overview.queue.find((one) => one.state === state)?.count ?? 0
  const { messages } = paths.admin
  return [
    { name: 'messages', count: newMessages - pageQuestions, to: `${messages}?state=new&from=contact` },
    { name: 'reports', count: reports, to: `${messages}?state=new&from=contact&topic=correction` },
    { name: 'pageQuestions', count: pageQuestions, to: `${messages}?state=new&from=page` },
    { name: 'review', count: queued('in_review'), to: '#queue-in_review' },
    { name: 'changed', count: queued('changed'), to: '#queue-changed' },
    { name: 'behind', count: behind.count, to: '#behind' },
    { name: 'misses', count: searchMisses, to: paths.admin.searchMisses },
  ] as const
}
