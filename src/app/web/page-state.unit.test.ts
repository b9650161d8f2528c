import { QueryClient, dehydrate } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isOnlyBody, readOnlyBody } from '#content/web/article/shown-body.ts'
import { writePageState } from './page-state.ts'

const html = '<p>It’s “safe” &amp; <a href="/faq#x">sound</a></p>'
const body = (inner: string) => `<main><div class="article" lang="am">${inner}</div><output></output></main>`

function stateOf(data: unknown, shown: string): { html: unknown; text: string } {
  const client = new QueryClient()
  client.setQueryData(['/api/blogs/a', {}], data)
  const text = writePageState({ query: dehydrate(client), router: {} }, shown)
  const { query } = JSON.parse(/>(.*)<\/script>$/s.exec(text)?.[1] ?? '')
  return { html: query.queries[0].state.data.article.html, text }
}

test('a body that the page shows does not travel a second time', () => {
  const article = { title: 'A </script> in a title', html }
  expect(stateOf({ article }, body(html)).html).toBeNull()
  expect(stateOf({ article }, body(html)).text).not.toContain('A </script>')
  for (const other of ['', body('<p>Another</p>'), body(html) + body(html)])
    expect(stateOf({ article }, other).html, other).toBe(html)
})

test('a body is found again as it came, whatever language its links carry on', () => {
  for (const carried of [html, html.replace('/faq#x', '/faq?lang=am#x')]) {
    expect(isOnlyBody(body(carried), html)).toBe(true)
    expect(readOnlyBody({ querySelector: () => ({ innerHTML: carried }) as Element })).toBe(html)
  }
})
