import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Clears away what a start has left behind and gives its memory back, which V8 by itself does when it runs out of it only. Once: it
 * holds everybody up for some tens of milliseconds.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}
