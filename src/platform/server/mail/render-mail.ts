import { opened } from '#platform/punctuation.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { Language } from '../../languages.ts'

export interface MailText {
  siteName: string
  language: Language
  subject: string
  /** Plain text; line breaks are kept. */
  paragraphs: string[]
  /** One thing to do. An http or https address. */
  button?: { label: string; url: string }
  /** Why the reader gets this mail. */
  footer: string
  /** Where mails of this kind are stopped, for those that can be. */
  unsubscribe?: { label: string; url: string }
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
}

const colours = {
  green: '#14532d',
  paper: '#f6f4ee',
  card: '#ffffff',
  ink: '#1f2620',
  quiet: '#56605a',
  line: '#e3dfd3',
}

/** Makes the text and the HTML form of a mail from plain texts, which are all escaped. The room that sends it brings the words. */
export function renderMail(mail: MailText): RenderedMail {
  const checked = {
    ...mail,
    // Mail programs show a joiner for which their letters have none.
    paragraphs: mail.paragraphs.map((text) => text.replaceAll('\u2060', '')),
    button: checkLink(mail.button),
    unsubscribe: checkLink(mail.unsubscribe),
  }
  return {
    subject: mail.subject,
    text: renderText(checked),
    html: renderHtml(checked),
    unsubscribeUrl: checked.unsubscribe?.url ?? null,
  }
}

function renderText(mail: MailText): string {
  const link = ({ label, url }: { label: string; url: string }) => `${opened(label, mail.language)}\n${url}`
  const button = mail.button ? [link(mail.button)] : []
  const stop = mail.unsubscribe ? `\n${link(mail.unsubscribe)}` : ''
  return `${[...mail.paragraphs, ...button, `-- \n${mail.siteName}\n${mail.footer}${stop}`].join('\n\n')}\n`
}

function renderHtml(mail: MailText): string {
  const type =
    mail.language === 'am'
      ? "font-family:'Noto Sans Ethiopic','Abyssinica SIL',Nyala,Kefa,sans-serif;font-size:17px;line-height:1.8"
      : "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.6"
  const paragraphs = mail.paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`)
    .join('')
  return `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(mail.subject)}</title></head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};${type}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${colours.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${colours.card};border:1px solid ${colours.line}">
<tr><td style="background:${colours.green};color:#ffffff;padding:16px 24px;font-weight:700">${escapeText(mail.siteName)}</td></tr>
<tr><td style="padding:24px;${type}">${paragraphs}${mail.button ? renderButton(mail.button) : ''}</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${colours.line};color:${colours.quiet};font-size:14px">${escapeText(mail.footer)}${mail.unsubscribe ? renderStop(mail.unsubscribe) : ''}</td></tr>
</table></td></tr></table></body></html>
`
}

function renderButton(button: { label: string; url: string }): string {
  const url = escapeText(button.url)
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:${colours.green};color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:700">${escapeText(button.label)}</a></p><p style="margin:0;font-size:14px;color:${colours.quiet};word-break:break-all">${url}</p>`
}

function renderStop({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:8px 0 0"><a href="${escapeText(url)}" style="color:${colours.quiet}">${escapeText(label)}</a></p>`
}

function checkLink(link: { label: string; url: string } | undefined) {
  return link && { label: link.label, url: webAddress(link.url) }
}

function webAddress(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error('a mail links to http and https only')
  return url.href
}

/** Lines stay lines. */
function escapeText(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
