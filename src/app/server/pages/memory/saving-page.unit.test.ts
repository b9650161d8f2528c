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

test('a picture that travels in its page does not for those who save data', () => {
  const data = 'data:image/avif;base64,YSBwaWN0dXJl 640w, '
  const page = (more: string) =>
    `<html lang="am"><picture class="waits"><source type="image/avif" srcSet="/a/320.avif 320w, ${more}/a/640.avif 640w"/></picture>`
  const saved = (html: string) =>
    savingPage({
      status: 200,
      forms: createPageForms(Buffer.from(html)),
      etag: '"x"',
      language: 'am',
      isKept: true,
    }).forms.plain.toString()
  expect(saved(page(data))).toBe(saved(page('')))
  expect(saved(page(data))).toContain('data-srcSet="/a/320.avif 320w, /a/640.avif 640w"')
})
