import { Counter, Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { isUp, scanBytes, type Bytes } from './clamd.ts'

/** What was found; `unknown` when nobody could look. */
type Verdict = { is: 'clean' | 'unknown' } | { is: 'infected'; found: string }

/** Looks for malware in what is uploaded. */
export interface Scanner {
  scan(bytes: Bytes): Promise<Verdict>
  isUp(): Promise<boolean>
}

/** The scanner that the settings name, if they name one; what it does is counted. */
export function createScanner(
  { scanner: settings }: Pick<Config, 'scanner'>,
  { log, registry }: { log: Log; registry: Registry },
): Scanner | undefined {
  if (!settings) return undefined
  const { address } = settings
  const scans = new Counter({
    name: 'traders_hub_scans_total',
    help: 'Uploads that were scanned for malware, by what came of it; unknown when the scanner was away',
    labelNames: ['result'],
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'traders_hub_scanner_up',
      help: '1 when the scanner of uploads answers, 0 when it does not',
      registers: [],
      async collect() {
        this.set((await isUp(address)) ? 1 : 0)
      },
    }),
  )
  // One that answered nothing is asked shortly first, so that those who wait behind do not wait for its silence each.
  let isDoubted = false
  return {
    isUp: () => isUp(address),
    async scan(bytes) {
      const verdict = await look()
      scans.inc({ result: verdict.is })
      return verdict

      async function look(): Promise<Verdict> {
        try {
          if (isDoubted && !(await isUp(address))) throw new Error('clamd still does not answer')
          const found = verdictOf(await scanBytes(address, bytes))
          isDoubted = false
          return found
        } catch (error) {
          isDoubted = true
          log.error({ err: error }, 'an upload could not be scanned')
          return { is: 'unknown' }
        }
      }
    },
  }
}

/** @throws for an answer that is neither */
function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { is: 'clean' }
  const [, found] = answer.match(/^stream: (.+) FOUND$/) ?? []
  if (found === undefined) throw new Error(`clamd says: ${answer.slice(0, 200)}`)
  return { is: 'infected', found }
}
