import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '../config.ts'
import { secrets } from './settings-in-files.ts'

const page = readFileSync('docs/operations.md', 'utf8')
/** All but what npm itself sets. */
const names = Object.keys(settings.shape).filter((name) => name === name.toUpperCase())

test('docs/operations.md has every setting in its table, and no other', () => {
  const [table = ''] = page.match(/\| name \| default \| meaning \|[^]*?\n\n/) ?? []
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  expect(firstCells.flatMap(namesIn).toSorted()).toEqual(names.toSorted())
})

test('it names every setting that can lie in a file', () => {
  const [sentence = ''] = page.match(/\*\*Secrets from files\.\*\*.*? can lie in a file/) ?? []
  expect(namesIn(sentence).toSorted()).toEqual(secrets.toSorted())
})

test('it names what every grave operation is about', () => {
  const [row = ''] = page.match(/^\| `FRESH_SIGN_IN_SECONDS`.*$/m) ?? []
  const grave = readFileSync('docs/access.md', 'utf8')
    .split('\n')
    .flatMap((line) => /^\| `(\w+ \/api[^`]*)` \| [^|]+ \| [^|]+ \| yes \|/.exec(line)?.[1] ?? [])
  const about: [RegExp, string][] = [
    [/tokens$/, 'making tokens'],
    [/sign-ins|passkeys/, 'own ways to sign in'],
    [/users\/\{uid\}\/(second-factor|recovery-codes)/, 'second steps'],
    [
      /admin\/(users\/\{uid\}\/)?second-factor/,
      'turning off their second step and asking administrators for one',
    ],
    [/(users|learners)\.csv/, 'the files of users and of learners'],
    [/^(PATCH|DELETE) \/api\/admin\/users\/\{uid\}$/, 'roles, suspending, deleting people'],
    [/signing-keys/, 'keys that sign badges'],
    [/admin\/legal/, 'versions of legal texts'],
    [/admin\/operator/, 'the operator'],
    [/webhooks/, 'webhooks and their secrets'],
    [/session\/proof/, 'do not ask for the password again'],
  ]
  for (const [, words] of about) expect(row).toContain(words)
  expect(grave.length).toBeGreaterThan(20)
  expect(grave.filter((operation) => !about.some(([form]) => form.test(operation)))).toEqual([])
})

test.each([
  ['.env.example', /^# ([A-Z_]+)=/gm],
  ['deploy/compose.yaml', /^ {4}([A-Z_]+): \S/gm],
])('%s names only settings that there are', (file, form) => {
  const found = [...readFileSync(file, 'utf8').matchAll(form)].map(([, name]) => name)
  expect(found.length).toBeGreaterThan(4)
  expect(found.filter((name) => !names.includes(name ?? ''))).toEqual([])
})

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)
}
