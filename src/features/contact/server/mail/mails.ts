import type { Language } from '#platform/languages.ts'
import { labelled } from '#platform/punctuation.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { ContactTopic } from '../../contract.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

type Key = keyof typeof en

const texts: Record<Language, Record<Key, string>> = { en, am }

interface Message {
  name: string
  email: string
  topic: ContactTopic
  message: string
  language: Language
}

/** Brings a message to the site's administrator, when there is an address for that. */
export async function mailMessage(ctx: Context, message: Message): Promise<void> {
  const { adminEmail, siteName, publicUrl } = ctx.config
  if (!adminEmail) return
  const text = textsFor(ctx, message.language)
  await queueMail(
    ctx,
    adminEmail,
    renderMail({
      siteName,
      language: message.language,
      subject: labelled(text('message.subject'), text(`topic.${message.topic}`), message.language),
      paragraphs: [`${message.name} <${message.email}>`, message.message],
      button: { label: text('message.button'), url: `${publicUrl}${paths.admin.messages}` },
      footer: text('message.why'),
    }),
  )
}

/**
 * Tells the sender that the message arrived. The copy of their words goes only to an address that is proven to be theirs:
 * otherwise anybody could have this site mail anything to anyone.
 */
export async function mailReceipt(
  ctx: Context,
  message: Message,
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  const text = textsFor(ctx, message.language)
  const copy = isOwn ? [text('receipt.copy'), message.message] : []
  await queueMail(
    ctx,
    message.email,
    renderMail({
      siteName: ctx.config.siteName,
      language: message.language,
      subject: text('receipt.subject'),
      paragraphs: [text('receipt.greeting'), text('receipt.what'), ...copy, text('receipt.how')],
      footer: text('receipt.why'),
    }),
  )
}

function textsFor(ctx: Context, language: Language): (key: Key) => string {
  return (key) => texts[language][key].replaceAll('{site}', ctx.config.siteName)
}
