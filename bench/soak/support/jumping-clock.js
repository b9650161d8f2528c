// Loaded into the program before anything else: its clock is off by the milliseconds that a file names, and a signal says when.
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + offset] : given))
  }
  static now() {
    return RealDate.now() + offset
  }
}
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, 'utf8'))
})
