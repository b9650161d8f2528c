import { expect, test } from 'vitest'
import { createPageForms } from './page-forms.ts'
import { savingPage } from './saving-page.ts'

test('pictures that can wait are not there to be fetched, others are', () => {
  const waiting =
    '<picture class="waits"><source type="image/avif" srcSet="/a.avif 1x"/>\n<img src="/a.webp" alt="src"/></picture>'
  const rest = '<a class="show-picture" href="/a.webp">a</a><img src="/logo.svg"/>'
  const forms = createPageForms(Buffer.from(`<html lang="am">${waiting}${rest}${waiting}`))
  const page = { status: 200, forms, etag: '"x"', language: 'am', isKept: true, sharedFor: 10 }
  const saving = savingPage(page)
  const inert =
    '<picture class="waits"><source type="image/avif" data-srcSet="/a.avif 1x"/>\n<img data-src="/a.webp" alt="src"/></picture>'
  expect(saving.forms.plain.toString()).toBe(`<html data-saver="" lang="am">${inert}${rest}${inert}`)
  expect([saving.etag, saving.sharedFor]).toEqual(['"x-saving"', 0])
  expect(page.forms.plain.toString()).toContain(waiting)
})
