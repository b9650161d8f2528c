import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '..')

export const asvsStates = ['met', 'partly', 'not met', 'n/a'] as const

export interface AsvsRow {
  id: string
  state: (typeof asvsStates)[number]
  /** Paths in the project. */
  files: string[]
}

/** Requirements of levels 1 and 2 of the OWASP ASVS 5.0: section, and the numbers of it that belong to them. */
const sections = [
  '1.1: 1-2, 1.2: 1-9, 1.3: 1-11, 1.4: 1-3, 1.5: 1-2',
  '2.1: 1-3, 2.2: 1-3, 2.3: 1-4, 2.4: 1',
  '3.2: 1-2, 3.3: 1-4, 3.4: 1-6, 3.5: 1-5, 3.7: 1-2',
  '4.1: 1-3, 4.2: 1, 4.3: 1-2, 4.4: 1-4',
  '5.1: 1, 5.2: 1-3, 5.3: 1-2, 5.4: 1-3',
  '6.1: 1-3, 6.2: 1-12, 6.3: 1-4, 6.4: 1-4, 6.5: 1-5, 6.6: 1-3, 6.8: 1-4',
  '7.1: 1-3, 7.2: 1-4, 7.3: 1-2, 7.4: 1-5, 7.5: 1-2, 7.6: 1-2',
  '8.1: 1-2, 8.2: 1-3, 8.3: 1, 8.4: 1',
  '9.1: 1-3, 9.2: 1-4',
  '10.1: 1-2, 10.2: 1-2, 10.3: 1-4, 10.4: 1-11, 10.5: 1-5, 10.6: 1-2, 10.7: 1-3',
  '11.1: 1-2, 11.2: 1-3, 11.3: 1-3, 11.4: 1-4, 11.5: 1, 11.6: 1',
  '12.1: 1-3, 12.2: 1-2, 12.3: 1-4',
  '13.1: 1, 13.2: 1-5, 13.3: 1-2, 13.4: 1-5',
  '14.1: 1-2, 14.2: 1-4, 14.3: 1-3',
  '15.1: 1-3, 15.2: 1-3, 15.3: 1-7',
  '16.1: 1, 16.2: 1-5, 16.3: 1-4, 16.4: 1-3, 16.5: 1-3',
  '17.1: 1, 17.2: 1-4, 17.3: 1-2',
]

/** Every id of both levels: `1.2.3`. */
export const asvsIds = sections
  .flatMap((chapter) => chapter.split(', '))
  .flatMap((section) => {
    const [name = '', numbers = ''] = section.split(': ')
    return numbers.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, at) => `${name}.${first + at}`)
    })
  })

/** The rows of docs/security.md by chapter, and the ids that stand at its top. @throws for a state that nobody knows */
export function readSecurityPage(): { rows: AsvsRow[]; open: string[] } {
  const text = readFileSync(path.join(project, 'docs/security.md'), 'utf8')
  const [top = '', ...chapters] = text.split(/^## V\d/m)
  const rows = chapters
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [, id, state, files] = /^\| (\d+\.\d+\.\d+) \| (.+?) \| .+ \| (.*?) ?\|$/.exec(line) ?? []
      if (id === undefined) return []
      const known = asvsStates.find((one) => one === state)
      if (known === undefined) throw new Error(`${id}: there is no state ${state}`)
      return [
        { id, state: known, files: [...(files ?? '').matchAll(/`(.+?)`/g)].map(([, file = '']) => file) },
      ]
    })
  return { rows, open: [...top.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, id = '']) => id) }
}

export function isInProject(file: string): boolean {
  return existsSync(path.join(project, file))
}
