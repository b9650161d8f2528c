import { expect, test } from 'vitest'
import { knowsHttp, readsEnvironment, writesQuery } from './test-queries.ts'
import { withoutComments } from '../test-sources.ts'

test('a query is found however it is written', () => {
  const written = [
    "db.selectFrom('users').selectAll()",
    'sql`delete from users`.execute(db)',
    "sql.raw('delete from users').execute(db)",
    'sql<number>`select 1`',
    "ctx.people.names(db).where('id', 'in', ids).execute()",
    'names.executeTakeFirst()',
    'names.executeTakeFirstOrThrow()',
    "db.executeQuery(CompiledQuery.raw('delete from users'))",
  ]
  for (const code of written) expect(writesQuery(code), code).toBe(true)
  expect(writesQuery("log.info({ 'db.query.text': sql.slice(0, 10) })")).toBe(false)
})

test('the environment is found however code comes by it', () => {
  const reading = [
    'const port = process.env.PORT',
    "const env = process['env']",
    'const { env } = process',
    'const { pid, env: { PORT } } = process',
    "import { env } from 'node:process'",
    "import { argv, env as settings } from 'process'",
    "import * as here from 'node:process'",
  ]
  for (const code of reading) expect(readsEnvironment(code), code).toBe(true)
  expect(readsEnvironment("import { argv } from 'node:process'\nconst { pid } = process")).toBe(false)
})

test('HTTP is found by its types, its members and its headers', () => {
  const knowing = [
    'export function readToken(request: Request): string',
    'function f(answer: Promise<Response>) {}',
    'new Uint8Array(await new Response(found.body).arrayBuffer())',
    "const type = request.headers.get('content-type')",
    "c.header('x-anything', 'on')",
    "return { 'set-cookie': cookie }",
    "const headers = { 'Cache-Control': 'no-store' }",
  ]
  for (const code of knowing) expect(knowsHttp(code), code).toBe(true)
  const others = [
    'export interface RequestedItem {}',
    "throw new Problem(410, 'certificate.revoked')",
    "openapi('Response')",
    "await fetch(url, { headers: { 'add-padding': 'true' } })",
  ]
  for (const code of others) expect(knowsHttp(code), code).toBe(false)
})

test('what looks like a comment in a string is code, and a comment is none', () => {
  const code = "app.use('/api/*', limit())\nmount(app)\napp.use('/media/*', limit())"
  expect(withoutComments(code)).toBe(code)
  expect(withoutComments('const a = <p>http://a.b</p>')).toBe('const a = <p>http://a.b</p>')
  expect(withoutComments("a() // b()\n/* c()\n*/d('//e')")).toBe("a() \nd('//e')")
})
