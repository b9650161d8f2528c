import { expect, test } from 'vitest'
import { paths } from '#platform/paths.ts'
import { tasksIn } from './today-tasks.ts'

test('new messages are as many as their list shows: reports of mistakes are among them, questions about pages are not', () => {
  const tasks = tasksIn({
    newMessages: 7,
    reports: 2,
    pageQuestions: 1,
    behind: { count: 0, newest: [] },
    searchMisses: 0,
    queue: [],
  })
  const waiting = tasks.filter(({ count }) => count > 0)
  const { messages } = paths.admin
  expect(waiting).toEqual([
    { name: 'messages', count: 6, to: `${messages}?state=new&from=contact` },
    { name: 'reports', count: 2, to: `${messages}?state=new&from=contact&topic=correction` },
    { name: 'pageQuestions', count: 1, to: `${messages}?state=new&from=page` },
  ])
})
