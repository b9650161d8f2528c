import { formatBothDates } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { formatMessage } from '#platform/messages.ts'
import { paths, withLanguage } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { statusOf, type IssuedCertificate } from '../state.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

const texts: Record<Language, typeof en> = { en, am }

/** What a certificate asks about people; the app brings the two together. */
export interface CertificatePeople {
  /** Where e-mails reach a user; undefined for an address that is not known to be theirs, and for who is suspended. */
  findMailbox(ctx: Context, uid: string): Promise<{ email: string; language: Language | null } | undefined>
}

interface News {
  certificate: IssuedCertificate
  /** In both languages, as its page says it; null when it is taken back. */
  reason: { en: string; am: string } | null
  people: CertificatePeople
}

/**
 * Tells the holder, in their own language, that a certificate was revoked and why, or that it is not any more, whether it holds again or has
 * expired meanwhile, and where to ask.
 */
export async function mailRevocation(ctx: Context, { certificate, reason, people }: News): Promise<void> {
  const { id, userId, titleEn, titleAm } = certificate
  const mailbox = userId === null ? undefined : await people.findMailbox(ctx, userId)
  if (!mailbox) return
  const { siteName, publicUrl } = ctx.config
  const language = mailbox.language ?? ctx.language
  const [date, otherDate] = formatBothDates(ctx.now, language)
  const titles = { en: titleEn ?? titleAm, am: titleAm ?? titleEn }
  const values = {
    site: siteName,
    course: titles[language] ?? '',
    date,
    otherDate,
    reason: reason?.[language] ?? '',
    contact: publicUrl + withLanguage(paths.contact, language),
  }
  const text = (key: keyof typeof en) => formatMessage(texts[language][key], language, values)
  const { expiresAt } = certificate
  const isOver = statusOf({ revokedAt: null, expiresAt }, ctx.now) === 'expired'
  const undone = isOver ? 'restoredExpired' : 'restored'
  const name = reason ? 'revoked' : undone
  await queueMail(
    ctx,
    mailbox.email,
    renderMail({
      siteName,
      language,
      subject: text(`${name}.subject`),
      paragraphs: [
        text('greeting'),
        text(`${name}.what`),
        ...(reason ? [text('revoked.reason')] : []),
        text(reason ? 'revoked.how' : 'restored.how'),
      ],
      button: { label: text('button'), url: publicUrl + withLanguage(paths.certificate(id), language) },
      footer: text('why'),
    }),
  )
}
