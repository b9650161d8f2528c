/** Lines that sites under test have logged since the last test. */
const lines: string[] = []
const mostLines = 50

/** Where sites under test log to, so that a test that fails can say what went wrong within, and others stay silent. */
export const heldLog = {
  write(line: string): void {
    lines.push(line)
    if (lines.length > mostLines) lines.shift()
  },
}

/** What was held, which is forgotten. */
export function takeHeldLog(): string {
  return lines.splice(0).join('')
}
