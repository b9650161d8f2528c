type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** After each try that failed, milliseconds; then as after the last. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000]

/** Milliseconds before another try of what failed so often, from 0. */
export function pauseAfter(tries: number): number {
  return pauses[Math.min(tries, pauses.length - 1)] ?? 0
}

/** Waits before another try: longer each time, but no longer than until the browser says that there is a connection. */
export function beforeTry(tries: number, target: Target = window): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      target.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, pauseAfter(tries))
    target.addEventListener('online', go)
  })
}

/** Does what may break on a weak line until it has worked. */
export async function untilItWorks<T>(work: () => Promise<T>, target: Target = window): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      console.warn('tried again later', error)
      await beforeTry(tries, target)
    }
  }
}
