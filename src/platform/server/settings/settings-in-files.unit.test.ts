import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { readConfig } from '../config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, ...environment })

/** A file as a keeper of secrets leaves it, with a line end after the value. */
function keep(name: string, value: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, `${value}\n`)
  return file
}

test('a secret that lies in a file is the setting', () => {
  const config = read({
    AUTH_SECRET_FILE: keep('secret', 'a secret of thirty-two characters'),
    DATABASE_URL_FILE: keep('database', 'postgres://hub:word@db/hub'),
    MIGRATION_DATABASE_URL_FILE: keep('owner', 'postgres://owner:word@db/hub'),
    SMTP_URL_FILE: keep('mail', 'smtps://user:word@mail.example'),
    METRICS_TOKEN_FILE: keep('token', 'sixteen-characters-or-more'),
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET_FILE: keep('google', 'google word'),
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET_FILE: keep('oidc', 'oidc word'),
    STORAGE_BUCKET: 'uploads',
    STORAGE_ENDPOINT: 'https://s3.example',
    STORAGE_ACCESS_KEY_ID_FILE: keep('key-id', 'key id'),
    STORAGE_SECRET_ACCESS_KEY_FILE: keep('key', 'key word'),
  })
  expect(config).toMatchObject({
    authSecret: 'a secret of thirty-two characters',
    databaseUrl: 'postgres://hub:word@db/hub',
    migrationDatabaseUrl: 'postgres://owner:word@db/hub',
    smtpUrl: 'smtps://user:word@mail.example',
    metricsToken: 'sixteen-characters-or-more',
    google: { clientSecret: 'google word' },
    oidc: { clientSecret: 'oidc word' },
    storage: { accessKeyId: 'key id', secretAccessKey: 'key word' },
  })
})

test('what the file holds is checked like the setting, and its value is not told', () => {
  const settings = { AUTH_SECRET_FILE: keep('short', 'too short a word') }
  expect(() => read(settings)).toThrow(/^AUTH_SECRET: (?!.*too short a word)/)
})

test.each([
  [
    'both ways',
    () => ({ METRICS_TOKEN: 'sixteen-characters-or-more', METRICS_TOKEN_FILE: keep('two', 'x') }),
  ],
  ['as an empty file', () => ({ METRICS_TOKEN_FILE: keep('empty', '') })],
  ['as a file that is not there', () => ({ METRICS_TOKEN_FILE: path.join(folder, 'nowhere') })],
  ['as a folder', () => ({ METRICS_TOKEN_FILE: folder })],
])('a secret given %s ends the start with its name', (_, settings) => {
  expect(() => read(settings())).toThrow(ConfigError)
  expect(() => read(settings())).toThrow(/^METRICS_TOKEN/)
})

test('a file named by an empty variable is none', () => {
  expect(read({ METRICS_TOKEN_FILE: '' }).metricsToken).toBeUndefined()
})
