import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { expect, test } from 'vitest'

/** What a process that runs `program` with a log writes. */
function written(program: string, level = 'info'): Record<string, unknown>[] {
  const source = `import { createLog } from '#platform/server/log.ts'; const log = createLog('${level}'); ${program}`
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' })
  return out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('an event is one JSON line in UTC, whatever it holds', () => {
  const [line, ...more] = written(`log.info({ userId: 'u1', path: '/a\\nb' }, 'request\\nforged')`)
  expect(more).toEqual([])
  expect(line).toMatchObject({ userId: 'u1', path: '/a\nb', msg: 'request\nforged', level: 30 })
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('every line names the machine that wrote it, and neither its process nor its addresses', () => {
  const lines = written(`log.info('one'); log.child({ requestId: 'r1' }).error('another')`)
  expect(lines).toEqual([
    { level: 30, time: expect.any(String) as string, node: os.hostname(), msg: 'one' },
    { level: 50, time: expect.any(String) as string, node: os.hostname(), requestId: 'r1', msg: 'another' },
  ])
})

test('secrets are taken out by name before they are written', () => {
  const secrets = {
    password: 's3cret',
    newPassword: 's3cret',
    token: 's3cret',
    cookie: 's3cret',
    authorization: 's3cret',
    secret: 's3cret',
    accessToken: 's3cret',
  }
  const lines = written(
    `const secrets = ${JSON.stringify(secrets)}; log.info(secrets, 'flat'); log.warn({ body: secrets }, 'nested'); log.error({ request: { headers: secrets } }, 'deeper')`,
  )
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toContain('s3cret')
  expect(JSON.stringify(lines)).toContain('[removed]')
})

test('an error is written with its stack, and what is below the level is not written', () => {
  const lines = written(`log.info('quiet'); log.error({ err: new Error('broken') }, 'failed')`, 'warn')
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'failed',
      err: expect.objectContaining({
        message: 'broken',
        stack: expect.stringContaining('Error: broken') as string,
      }) as object,
    }),
  ])
})

test('the rows that a database error quotes are not written', () => {
  const lines = written(
    `log.error({ err: Object.assign(new Error('null value'), { code: '23502', detail: 'Failing row contains (s3cret)' }) }, 'failed')`,
  )
  expect(lines).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ code: '23502' }) as object }),
  ])
  expect(JSON.stringify(lines)).not.toContain('s3cret')
})
