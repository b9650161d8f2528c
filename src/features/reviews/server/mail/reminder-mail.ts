import type { Language } from '#platform/languages.ts'
import { formatMessage, type Catalogue } from '#platform/messages.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { unsubscribeToken } from '../unsubscribe-token.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const texts: Record<Language, Catalogue> = { en, am }

/** Tells a member that questions are due, with the way there and the one out. */
export async function mailReminder(
  ctx: Context,
  { uid, email, language }: { uid: string; email: string; language: Language },
  count: number,
): Promise<void> {
  const { siteName, publicUrl } = ctx.config
  const text = (key: keyof typeof en) =>
    formatMessage(texts[language][key] ?? key, language, { count, site: siteName })
  await queueMail(
    ctx,
    email,
    renderMail({
      siteName,
      language,
      subject: text('subject'),
      paragraphs: [text('greeting'), text('what'), text('how')],
      button: { label: text('button'), url: `${publicUrl}${paths.reviews}?lang=${language}` },
      footer: text('why'),
      unsubscribe: {
        label: text('stop'),
        url: `${publicUrl}${paths.unsubscribe(unsubscribeToken(ctx.config, uid))}?lang=${language}`,
      },
    }),
  )
}
