import { formatBothDates } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { formatMessage } from '#platform/messages.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const texts: Record<Language, typeof en> = { en, am }

interface Reader {
  email: string
  language: Language
}

/** Invites the reader of an address to a course. Both calendars say until when, and the name of the account is left out. */
export async function mailInvitation(
  ctx: Context,
  { email, language }: Reader,
  invited: { course: string; link: string; endsAt: number },
): Promise<void> {
  const { siteName, publicUrl } = ctx.config
  const [date, otherDate] = formatBothDates(invited.endsAt, language)
  const values = { site: siteName, course: invited.course, date, otherDate }
  const text = (key: keyof typeof en) => formatMessage(texts[language][key], language, values)
  const mail = renderMail({
    siteName,
    language,
    subject: text('invitation.subject'),
    paragraphs: [text('greeting'), text('invitation.what'), text('invitation.how')],
    button: { label: text('invitation.button'), url: `${publicUrl}${invited.link}` },
    footer: text('invitation.why'),
  })
  await queueMail(ctx, email, { ...mail, expiresAt: invited.endsAt })
}
