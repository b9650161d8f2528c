/** Asks again every 50 ms until the answer is neither undefined nor false; for what no page can be waited for. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  what: string,
  milliseconds = 30_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + milliseconds
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== null && answer !== false) return answer
    if (Date.now() > end) throw new Error(`did not happen within ${milliseconds} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
