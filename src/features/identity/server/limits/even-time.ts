/** Milliseconds, more than it takes to write what goes to a mailbox. */
export const mailStep = 50

/**
 * Answers at the next whole step of milliseconds, so that the time an answer takes does not tell what was found on the way,
 * such as whether an address is known.
 */
export async function inEvenTime<T>(step: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(spent / step) * step - spent))
  }
}
