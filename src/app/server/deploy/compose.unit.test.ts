import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#platform/server/config.ts'
import { projectFolder } from '#platform/server/project-folder.ts'

const compose = readFileSync(path.join(projectFolder, 'deploy/compose.yaml'), 'utf8')
const [node = ''] = /^x-node:[^]*?(?=^\S)/m.exec(compose) ?? []

/** What the arrangement itself decides, or has no use for. */
const arranged = [
  'PORT',
  'HOST',
  'TLS_CERT',
  'TLS_KEY',
  'PUBLIC_URL',
  'DATA_DIR',
  'APART_IN',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'STORAGE_BUCKET',
  'STORAGE_ENDPOINT',
  'STORAGE_REGION',
  'STORAGE_ACCESS_KEY_ID',
  'STORAGE_SECRET_ACCESS_KEY',
  'TRUST_PROXY',
  'WEBHOOKS_TO_LOOPBACK',
  'ALLOW_HTTP',
  'REQUIRE_TLS',
]

test('every setting that is written beside the containers reaches their nodes', () => {
  const names = Object.keys(settings.shape).filter((name) => name === name.toUpperCase())
  const passed = names.filter((name) => new RegExp(`^    ${name}: \\$\\{${name}:[?-]\\}$`, 'm').test(node))
  expect(names.filter((name) => !passed.includes(name))).toEqual(arranged)
})

test('docs/operations.md names those that do not', () => {
  const book = readFileSync(path.join(projectFolder, 'docs/operations.md'), 'utf8')
  const [, sentence = ''] =
    /`\.env` beside `compose\.yaml` may hold every setting but (.*?)\. /.exec(book) ?? []
  const named = [...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(arranged.toSorted())
  expect(sentence).toContain('…_FILE')
})
