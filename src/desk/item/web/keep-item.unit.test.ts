import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Item } from '#content/contract.ts'
import { createQueryClient } from '#platform/web/answers/queries.ts'
import { clientOf } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { keepItem } from './keep-item.ts'

/** Only what these tests look at. */
const itemAt = (version: number, slug = `at-${version}`) => ({ id: 'i', version, slug }) as Item

/** An open item at its second version, whose next reads answer when they are told to. */
async function openItem() {
  const reads: PromiseWithResolvers<never>[] = []
  const ask = () => {
    const read = Promise.withResolvers<never>()
    reads.push(read)
    return read.promise
  }
  const client = createQueryClient(clientOf(ask))
  const observer = new QueryObserver(client, apiQuery('/api/admin/items/{id}', { path: { id: 'i' } }))
  onTestFinished(observer.subscribe(() => {}))
  const answer = (at: number, item: Item) => reads[at]?.resolve(item as never)
  const countsReads = (count: number) => vi.waitFor(() => expect(reads).toHaveLength(count))
  await countsReads(1)
  answer(0, itemAt(2))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(itemAt(2)))
  return { client, observer, answer, countsReads, shown: () => observer.getCurrentResult().data }
}

test('what was saved is known at once, and nothing is read', async () => {
  const { client, countsReads, shown } = await openItem()
  keepItem(client, itemAt(3))
  expect(shown()).toEqual(itemAt(3))
  keepItem(client, itemAt(3, 'of-a-text'))
  expect(shown()).toEqual(itemAt(3, 'of-a-text'))
  await countsReads(1)
})

test('a read that began before a save does not take its place', async () => {
  const { client, observer, answer, countsReads, shown } = await openItem()
  void observer.refetch()
  await countsReads(2)
  keepItem(client, itemAt(3))
  await countsReads(3)
  answer(1, itemAt(2))
  await Promise.resolve()
  expect(shown()).toEqual(itemAt(3))
  answer(2, itemAt(3, 'read-anew'))
  await vi.waitFor(() => expect(shown()).toEqual(itemAt(3, 'read-anew')))
})

test('an answer older than what is known has the item read anew', async () => {
  const { client, answer, countsReads, shown } = await openItem()
  keepItem(client, itemAt(1))
  expect(shown()).toEqual(itemAt(2))
  await countsReads(2)
  answer(1, itemAt(2, 'read-anew'))
  await vi.waitFor(() => expect(shown()).toEqual(itemAt(2, 'read-anew')))
})
