import { expect, test, vi } from 'vitest'
import { openOutbox } from './open-outbox.ts'
import { createOutboxHolder } from './outbox-holder.ts'

test('an outbox is opened once, by whoever needs it first', () => {
  const holder = createOutboxHolder()
  const create = vi.fn(openOutbox)
  expect(holder.read()).toBeUndefined()
  const outbox = holder.open(create)
  expect(holder.open(create)).toBe(outbox)
  expect(holder.read()).toBe(outbox)
  expect(create).toHaveBeenCalledTimes(1)
})

test('that it is open is told once, and not while whoever opens it is rendered', async () => {
  const holder = createOutboxHolder()
  const [listener, gone] = [vi.fn(), vi.fn()]
  holder.subscribe(listener)
  holder.subscribe(gone)()
  holder.open(openOutbox)
  expect(listener).not.toHaveBeenCalled()
  await Promise.resolve()
  holder.open(openOutbox)
  await Promise.resolve()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(gone).not.toHaveBeenCalled()
})
