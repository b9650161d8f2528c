import { expect, test } from 'vitest'
import { sayWanted } from './stand-in.ts'

const page =
  '<main><div class="a" hidden="" data-wanted=""><p>gone</p><a class="b" href="/offline">again</a></div><a href="/x">x</a></main>'

test('says what was wanted, with the way to it alone', () => {
  expect(sayWanted(page, '/blogs?page=2&q=a')).toBe(
    '<main><div class="a" data-wanted=""><p>gone</p><a class="b" href="/blogs?page=2&amp;q=a">again</a></div><a href="/x">x</a></main>',
  )
})

test('an address is no markup, and no pattern', () => {
  expect(sayWanted(page, '/"><script>$1$&')).toContain('href="/&quot;&gt;&lt;script&gt;$1$&amp;"')
})

test('another page stays as it is', () => {
  expect(sayWanted('<main><a href="/x">x</a></main>', '/y')).toBe('<main><a href="/x">x</a></main>')
})
