import { createServer } from 'node:net'

/**
 * A loopback port that nobody listens on now. Somebody else may take it before it is used.
 * @param wanted any unless given
 * @throws when somebody listens on the wanted one
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
