import { expect, test, vi } from 'vitest'
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

function listen() {
  const target = new EventTarget()
  const onLeave = vi.fn()
  const onReturn = vi.fn()
  return { target, onLeave, onReturn, stop: listenForLeaving(target, { onLeave, onReturn }) }
}
