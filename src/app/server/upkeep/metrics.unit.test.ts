import { expect, test } from 'vitest'
import { createMetrics } from '#platform/server/metrics.ts'

test('pages from memory are among the quickest answers, so that a percentile is one of all', async () => {
  const metrics = createMetrics()
  const read = async (name: string) => {
    const lines = (await metrics.registry.metrics()).split('\n')
    return Object.fromEntries(
      lines
        .filter((line) => line.startsWith(name))
        .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    )
  }
  metrics.seconds.observe({ method: 'GET', route: 'page' }, 2)
  for (let each = 0; each < 98; each++) metrics.countKept('GET', 200)
  metrics.countKept('GET', 304)
  metrics.countKept('HEAD', 200)
  const bucket = (le: string, method: string) => `{le="${le}",method="${method}",route="page"}`
  for (let look = 0; look < 2; look++) {
    expect(await read('http_request_duration_seconds_bucket')).toMatchObject({
      [bucket('0.005', 'GET')]: 99,
      [bucket('1', 'GET')]: 99,
      [bucket('2.5', 'GET')]: 100,
      [bucket('+Inf', 'GET')]: 100,
      [bucket('+Inf', 'HEAD')]: 1,
    })
    expect(await read('http_request_duration_seconds_count')).toMatchObject({
      '{method="GET",route="page"}': 100,
    })
    expect(await read('http_request_duration_seconds_sum')).toMatchObject({
      '{method="GET",route="page"}': 2,
    })
  }
})
