import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * From now on garbage is cleared away when the heap has grown by a tenth, which V8 by itself does when it has about doubled: loading
 * leaves much behind, and a small machine has no room for it. Until `giveBackMemory`.
 */
export function stayLean(): void {
  setFlagsFromString('--heap-growing-percent=10')
}

/** While work goes on that makes much and keeps little: gives memory back every second. What is done sooner waits for nothing. */
export async function keepLean(work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const timer = setInterval(collect, second)
  try {
    await work()
    if (performance.now() - began > second) collect()
  } finally {
    clearInterval(timer)
  }
}

const second = 1000

/**
 * Clears away what a start has left behind and gives its memory back, which V8 by itself does when it runs out of it only. Once: it
 * holds everybody up for some tens of milliseconds. From then on garbage is cleared away when the heap has doubled: V8 by itself does
 * it sooner where much of what is used lies beside the heap, as the bytes of pages do, and every sixth of a page's processor time
 * went there.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--heap-growing-percent=100')
  collect()
}

function collect(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}
