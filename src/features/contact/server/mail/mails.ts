import type { Language } from '#platform/languages.ts'
import { labelled } from '#platform/punctuation.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/ids.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { ContactTopic } from '../../choices.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

type Key = keyof typeof en

const texts: Record<Language, Record<Key, string>> = { en, am }

interface Message {
  id: string
  name: string
  email: string
  topic: ContactTopic
  message: string
  language: Language
  /** The title of the page that a question is about. */
  pageTitle?: string | null
}

/** Brings a message to the site's administrator, when there is an address for that. The mail has the id of the message. */
export async function mailMessage(ctx: Context, message: Message): Promise<void> {
  const { adminEmail, siteName, publicUrl } = ctx.config
  if (!adminEmail) return
  const text = textsFor(ctx, message.language)
  await queueMail(ctx, adminEmail, {
    id: message.id,
    ...renderMail({
      siteName,
      language: message.language,
      subject: message.pageTitle
        ? labelled(text('message.aboutPage'), message.pageTitle, message.language)
        : labelled(text('message.subject'), text(`topic.${message.topic}`), message.language),
      paragraphs: [`${message.name} <${message.email}>`, message.message],
      button: { label: text('message.button'), url: `${publicUrl}${paths.admin.messages}` },
      footer: text('message.why'),
    }),
  })
}

/**
 * Tells the sender that the message arrived. The copy of their words goes only to an address that is proven to be theirs:
 * otherwise anybody could have this site mail anything to anyone.
 * @returns the id of the mail, which the reply names
 */
export async function mailReceipt(
  ctx: Context,
  message: Message,
  { isOwn }: { isOwn: boolean },
): Promise<string> {
  const text = textsFor(ctx, message.language)
  const copy = isOwn ? [text('receipt.copy'), message.message] : []
  const id = newId()
  await queueMail(ctx, message.email, {
    id,
    ...renderMail({
      siteName: ctx.config.siteName,
      language: message.language,
      subject: text('receipt.subject'),
      paragraphs: [text('receipt.greeting'), text('receipt.what'), ...copy, text('receipt.how')],
      footer: text('receipt.why'),
    }),
  })
  return id
}

/** What an administrator writes to somebody. */
interface Reply {
  /** Of this mail. */
  id: string
  to: string
  text: string
  /** Ids of the earlier mails of the thread, the first one first. */
  answers: readonly string[]
}

/** The reply to a message of the contact page, with the sender's words below it, in the thread of the receipt. */
export async function mailReply(ctx: Context, message: Message, reply: Reply): Promise<void> {
  const text = textsFor(ctx, message.language)
  const quoted = message.message.split('\n').map((line) => `> ${line}`)
  const mail = renderMail({
    siteName: ctx.config.siteName,
    language: message.language,
    subject: `Re: ${text('receipt.subject')}`,
    paragraphs: [reply.text, [text('reply.quote'), ...quoted].join('\n')],
    button: { label: text('reply.button'), url: `${ctx.config.publicUrl}${paths.contact}` },
    footer: text('reply.why'),
  })
  await queueMail(ctx, reply.to, { ...mail, id: reply.id, answers: reply.answers })
}

/** Tells a member what was answered to a question about a page, and leads back there. */
export async function mailAnswer(
  ctx: Context,
  question: Message & { pagePath: string; pageTitle: string },
  reply: Reply,
): Promise<void> {
  const text = textsFor(ctx, question.language)
  const subject = text('answer.subject').replaceAll('{title}', () => question.pageTitle)
  const quoted = question.message.split('\n').map((line) => `> ${line}`)
  const mail = renderMail({
    siteName: ctx.config.siteName,
    language: question.language,
    subject: reply.answers.length > 0 ? `Re: ${subject}` : subject,
    paragraphs: [reply.text, [text('answer.quote'), ...quoted].join('\n')],
    button: { label: text('answer.button'), url: `${ctx.config.publicUrl}${question.pagePath}` },
    footer: text('answer.why'),
  })
  await queueMail(ctx, reply.to, { ...mail, id: reply.id, answers: reply.answers })
}

function textsFor(ctx: Context, language: Language): (key: Key) => string {
  return (key) => texts[language][key].replaceAll('{site}', ctx.config.siteName)
}
