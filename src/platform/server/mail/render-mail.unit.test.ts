import { expect, test } from 'vitest'
import { renderMail, type MailText } from './render-mail.ts'

const mail: MailText = {
  siteName: "Traders' Hub",
  language: 'am',
  subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
  paragraphs: ['ሰላም <b>አበበ</b> & "ጓደኞች"', 'መስመር አንድ\nመስመር ሁለት'],
  button: { label: 'አረጋግጥ', url: 'https://hub.example/verify-email?token=a&x="' },
  footer: 'ይህ ካልሆኑ ችላ ይበሉት።',
}

test('every value is escaped in the HTML form and stands as it is in the text form', () => {
  const { html, text } = renderMail(mail)
  expect(html).toContain('ሰላም &lt;b&gt;አበበ&lt;/b&gt; &amp; &quot;ጓደኞች&quot;')
  expect(html).toContain('መስመር አንድ<br>መስመር ሁለት')
  expect(html).toContain('Traders&#39; Hub')
  expect(html).toContain('href="https://hub.example/verify-email?token=a&amp;x=%22"')
  expect(html).toContain('<html lang="am">')
  expect(html).not.toMatch(/<script|<style|src=/)
  expect(text).toContain('ሰላም <b>አበበ</b> & "ጓደኞች"')
  expect(text).toContain('አረጋግጥ፦\nhttps://hub.example/verify-email?token=a&x=%22')
})

test('what a link of the text form leads to is announced as the language does', () => {
  const unsubscribe = { label: 'Stop', url: 'https://hub.example/stop' }
  const { text } = renderMail({ ...mail, language: 'en', unsubscribe })
  expect(text).toContain('Stop:\nhttps://hub.example/stop')
  expect(renderMail({ ...mail, unsubscribe }).text).toContain('Stop፦\nhttps://hub.example/stop')
})

test('a mail without a button has no link', () => {
  const { html, text } = renderMail({ ...mail, button: undefined })
  expect(html).not.toContain('href')
  expect(text).not.toContain('http')
})

test('a button leads to the web only', () => {
  expect(() => renderMail({ ...mail, button: { label: 'x', url: 'javascript:alert(1)' } })).toThrow(
    'http and https',
  )
})

test('a time has no joiner in a mail, for which some programs show a box', () => {
  const { html, text } = renderMail({ ...mail, paragraphs: ['ከጠዋቱ 4፡\u206005 (10:05)'] })
  for (const form of [html, text]) expect(form).toContain('ከጠዋቱ 4፡05 (10:05)')
})
