import { expect, onTestFinished, test, vi } from 'vitest'
import { listenForLeaving } from './leave-listener.ts'

test.each(['beforeunload', 'pagehide'])('%s is a leaving', (event) => {
  const { target, onLeave } = listen()
  target.dispatchEvent(new Event(event))
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('both events of one leaving count once', () => {
  const { target, onLeave } = listen()
  target.dispatchEvent(new Event('beforeunload'))
  target.dispatchEvent(new Event('pagehide'))
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('after the listeners are taken off nothing is heard', () => {
  const { target, onLeave, stop } = listen()
  stop()
  target.dispatchEvent(new Event('beforeunload'))
  target.dispatchEvent(new Event('pagehide'))
  expect(onLeave).not.toHaveBeenCalled()
})

test('a page that the browser kept tells when it is shown again', () => {
  const { target, onReturn } = listen()
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(onReturn).not.toHaveBeenCalled()
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('a page that is shown again and left at once has gone', () => {
  const { target, onLeave } = listen()
  target.dispatchEvent(new Event('pagehide'))
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  target.dispatchEvent(new Event('pagehide'))
  expect(onLeave).toHaveBeenCalledTimes(2)
})

test('a page that did not go after all is there again', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { target, onLeave, onReturn, stop } = listen()
  target.dispatchEvent(new Event('beforeunload'))
  expect([onLeave.mock.calls.length, onReturn.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(2000)
  expect(onReturn).toHaveBeenCalledTimes(1)
  target.dispatchEvent(new Event('beforeunload'))
  target.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(5000)
  expect([onLeave.mock.calls.length, onReturn.mock.calls.length]).toEqual([2, 1])
  target.dispatchEvent(new Event('beforeunload'))
  stop()
  vi.advanceTimersByTime(5000)
  expect(onReturn).toHaveBeenCalledTimes(1)
})

function listen() {
  const target = new EventTarget()
  const onLeave = vi.fn()
  const onReturn = vi.fn()
  return { target, onLeave, onReturn, stop: listenForLeaving(target, { onLeave, onReturn }) }
}
