/** Milliseconds that are worked before others are served in between. */
const atATime = 10

/** To be awaited after each of many: lets the server do other things when it is their turn. SQLite by itself waits for nothing. */
export function createBreath(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < atATime) return
    await new Promise(setImmediate)
    begun = performance.now()
  }
}
