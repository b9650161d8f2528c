import { test } from 'vitest'
import { createTestApp } from '#app/server/test-app.ts'
import { joinAs } from './test-people.ts'
test('timing', async () => {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  const N = 60
  for (let i = 0; i < N; i++) await joinAs(site, `k${i}@example.com`)
  const measure = async (name: string, run: (i: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let i = 0; i < N; i++) { const b = performance.now(); await run(i); times.push(performance.now() - b) }
    times.sort((a, b) => a - b)
    console.log(name, 'p10', times[N/10]!.toFixed(2), 'p50', times[N / 2]!.toFixed(2), 'p90', times[Math.floor(N * 0.9)]!.toFixed(2))
  }
  const post = (path: string, body: unknown) => site.browser().send('POST', path, body)
  for (let round = 0; round < 2; round++) {
    await measure('sign-in known', (i) => post('/api/auth/sign-in/email', { email: `k${i}@example.com`, password: 'wrong wrong wrong' }))
    await measure('sign-in unknown', (i) => post('/api/auth/sign-in/email', { email: `u${i}@example.com`, password: 'wrong wrong wrong' }))
    await measure('sign-up known', (i) => post('/api/auth/sign-up/email', { email: `k${i}@example.com`, displayName: 'x', password: 'wrong wrong wrong' }))
    await measure('sign-up new', (i) => post('/api/auth/sign-up/email', { email: `n${round}-${i}@example.com`, displayName: 'x', password: 'wrong wrong wrong' }))
    await measure('reset known', (i) => post('/api/auth/request-password-reset', { email: `k${i}@example.com` }))
    await measure('reset unknown', (i) => post('/api/auth/request-password-reset', { email: `q${i}@example.com` }))
  }
  const { browser, uid } = await joinAs(site, 'me@example.com')
  await measure('session', () => browser.get('/api/session'))
  await measure('readActor only', () => browser.get(`/api/nothing/${uid}`))
  await measure('guest', () => site.browser().get(`/api/nothing/${uid}`))
  await site.close()
}, 120_000)
