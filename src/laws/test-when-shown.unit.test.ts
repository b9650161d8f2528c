import { expect, test } from 'vitest'
import { asksWhenShown } from './test-when-shown.ts'

test.each([
  "query.where('p.visibleFrom', '<', now)",
  "query.where('visibleFrom', '<=', now)",
  "query.where('p.visibleUntil', 'is not', null)",
  "query.where('p.visibleUntil', 'is', null)",
  "query.where((where) => where.between('p.visibleFrom', from, to))",
  "query.where(sql.ref('p.visibleFrom'), '>', now)",
  "query.where(sql<number>`${sql.ref<number>('p.visibleUntil')} + 1`, '<', now)",
  "eb(eb.ref('p.visibleUntil'), '!=', now)",
  'sql`select 1 from publications where "visibleUntil" > ${now}`',
  'sql`where p."visibleUntil" is not null`',
])('%s asks when something is shown', (code) => {
  expect(asksWhenShown(code)).toBe(true)
})

test.each([
  "query.select(['p.visibleFrom', 'p.visibleUntil'])",
  "query.select(['p.visibleFrom as publishAt', 'p.title'])",
  "query.orderBy('p.visibleFrom', 'desc')",
])('%s does not', (code) => {
  expect(asksWhenShown(code)).toBe(false)
})
