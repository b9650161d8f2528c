import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import type { Site } from '#features/dashboard/contract.ts'
import type { PageDetail } from '#features/pages/contract.ts'
import type { Language } from '#platform/languages.ts'
import { renderPage } from '../render.tsx'
import { createTestSite, type TestSite } from '../test-site.ts'

const origin = 'http://localhost:3000'

describe.each([
  { seconds: 600, minutes: 10, said: '10 minutes without activity; with the box ticked, after 20 minutes' },
  { seconds: 1200, minutes: 20, said: 'Whether or not you tick it, you are signed out after 20 minutes' },
  { seconds: 3600, minutes: 20, said: 'Whether or not you tick it, you are signed out after 20 minutes' },
])('where a session may be silent for $seconds seconds', ({ seconds, minutes, said }) => {
  let site: TestSite

  beforeAll(async () => {
    site = await createTestSite({ SESSION_IDLE_SECONDS: String(seconds), PUBLIC_URL: origin })
    const author = await startAuthoring(site)
    await author.post('page', { en: 'Terms of service', am: 'የአገልግሎት ውሎች' }, { body: '{{kept.idle}}' })
  })
  afterAll(() => site.close())

  const signIn = async (language: Language) => {
    const { page } = await renderPage({
      url: `${origin}/login`,
      language,
      fetch: async (path, init) => site.app.fetch(new Request(new URL(path, origin), init)),
    })
    return page
  }
  const terms = async (language: Language) =>
    (await site.browser().get<PageDetail>(`/api/pages/terms-of-service?lang=${language}`)).json.article.html

  test('the site, the legal pages and the sign-in page name the same minutes', async () => {
    expect((await site.browser().get<Site>('/api/site?lang=en')).json.idleMinutes).toBe(minutes)
    expect(await terms('en')).toBe(`<p>${minutes} minutes</p>`)
    expect(await terms('am')).toBe(`<p>${minutes} ደቂቃ</p>`)
    expect(await signIn('en')).toContain(said)
    expect(await signIn('am')).toContain(`ለ${minutes} ደቂቃ ምንም እንቅስቃሴ ከሌለ`)
  })
})
