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
  'DATA_DIR',
  'APART_IN',
  'MIGRATION_DATABASE_URL',
  'STORAGE_REGION',
  'ALLOW_NEW_DATABASE',
  'WEBHOOKS_TO_LOOPBACK',
  'ALLOW_HTTP',
  'REQUIRE_TLS',
  'npm_lifecycle_event',
]

test('every setting that is written beside the containers reaches their nodes', () => {
  const names = Object.keys(settings.shape)
  const passed = names.filter((name) => new RegExp(`^    ${name}: \\S`, 'm').test(node))
  expect(names.filter((name) => !passed.includes(name))).toEqual(arranged)
})
