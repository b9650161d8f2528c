import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settings } from '#platform/server/config.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { environmentOf, readStages } from './test-dockerfile.ts'

const book = readFileSync(path.join(projectFolder, 'docs/operations.md'), 'utf8')
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
  'APART_HOST',
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

test('the commands that docs/operations.md gives for containers are there', () => {
  const { services }: { services: Record<string, object> } = parse(compose, { merge: true })
  const lines = [...book.matchAll(/`docker compose -f deploy\/compose\.yaml ([^`]+)`/g)].map(
    ([, line = '']) => line,
  )
  for (const name of lines.flatMap((line) => line.match(/\bhub-\d/g) ?? []))
    expect(services).toHaveProperty(name)
  const files = lines.flatMap((line) => line.match(/src\/\S+\.ts/g) ?? [])
  expect(new Set(files).size).toBeGreaterThan(1)
  for (const file of files) expect([file, existsSync(path.join(projectFolder, file))]).toEqual([file, true])
})

test('a trial in a container listens where its port is led to', () => {
  const [, given = '', at, port] =
    / (-e APART_IN=\S+ -e APART_HOST=\S+ -e PORT=\S+) -p 127\.0\.0\.1:(\d+):(\d+) hub-1`/.exec(book) ?? []
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-trial-'))
  const said = Object.fromEntries(
    given
      .split('-e ')
      .filter(Boolean)
      .map((one) => one.trim().split('=')),
  )
  const config = readConfig({ ...environmentOf(readStages()[1] ?? []), ...said, APART_IN: folder })
  rmSync(folder, { recursive: true })
  expect([config.host, String(config.port), config.publicUrl]).toEqual([
    '0.0.0.0',
    port,
    `http://localhost:${at}`,
  ])
})

test('docs/operations.md names those that do not', () => {
  const [, sentence = ''] =
    /`\.env` beside `compose\.yaml` may hold every setting but (.*?)\. /.exec(book) ?? []
  const named = [...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(arranged.toSorted())
  expect(sentence).toContain('…_FILE')
})
