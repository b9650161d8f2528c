import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** The last commit before the rule was checked. */
const first = '24b1ae49af6adc7682a40a33c27908bc3c17bf2f'
const mostLetters = 71

/** What is wrong with a message: its subject is too long, or nothing says why. */
export function faultsOfMessage(message: string): string[] {
  const [subject = '', ...body] = message.trim().split('\n')
  const faults = []
  if (subject.length > mostLetters)
    faults.push(`its subject has ${subject.length} letters, not ${mostLetters} at most`)
  if (body.join('').trim() === '') faults.push('no body says why')
  return faults
}

/** Tells of commits that break the rule of CONTRIBUTING.md. A copy without that history has nothing to look at. */
function check(): number {
  const log = spawnSync('git', ['log', '--no-merges', '-z', '--format=%B', `${first}..HEAD`], {
    encoding: 'utf8',
  })
  if (log.error || log.status !== 0) return 0
  const wrong = log.stdout.split('\0').flatMap((message) => {
    const faults = message.trim() === '' ? [] : faultsOfMessage(message)
    return faults.map((fault) => `${message.trim().split('\n')[0]}: ${fault}`)
  })
  for (const line of wrong) console.error(line)
  return wrong.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = check()
