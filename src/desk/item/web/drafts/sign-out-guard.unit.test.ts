import { expect, test } from 'vitest'
import { askBeforeSignOut, maySignOut } from '#platform/web/before-sign-out.ts'

test('a question that is put anew while its answer is awaited is asked once', async () => {
  let [asked, stop] = [0, () => {}]
  const ask = async () => {
    if (++asked > 3) return false
    // As a page does that is drawn again.
    stop()
    stop = askBeforeSignOut(() => ask())
    return true
  }
  stop = askBeforeSignOut(ask)
  expect([await maySignOut(), asked]).toEqual([true, 1])
  stop()
})
