/** Questions that are worked on before others are served in between. */
const atOnce = 20

/** Lets the server do other things after every few of many. */
export async function breathe(done: number): Promise<void> {
  if (done % atOnce === 0) await new Promise(setImmediate)
}
