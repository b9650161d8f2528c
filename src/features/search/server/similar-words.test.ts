import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#app/server/test-app.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import type { SearchResults } from '../contract.ts'

test('mistyped words are found without the trigram extension, too', async () => {
  const site = await createTestApp()
  try {
    const author = await startAuthoring(site)
    await author.post('blog', { en: 'Treasury auctions' })
    const find = async () =>
      (await site.browser().get<SearchResults>('/api/search?q=tresury auktions')).json.items.length
    expect(await find()).toBe(1)
    if (site.services.connection.engine === 'sqlite') return
    const { db } = site.services.connection
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
    expect(rows).toHaveLength(1)
    await sql`drop extension pg_trgm cascade`.execute(db)
    expect(await find()).toBe(1)
  } finally {
    await site.close()
  }
})
