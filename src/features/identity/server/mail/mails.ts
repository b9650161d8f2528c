import type { Language } from '#platform/languages.ts'
import { formatBothDates, formatTime } from '#platform/dates/calendar.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sessionsAnchor } from '../../profile-anchors.ts'
import type { MailToken } from '../tokens/tokens.ts'
import am from './locales/am.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

type Key = keyof typeof en
type MailName =
  | 'verify'
  | 'reset'
  | 'known'
  | 'changed'
  | 'added'
  | 'removed'
  | 'device'
  | 'deleted'
  | 'suspended'
  | 'restored'
  | AccountChange
/** A change to how somebody signs in. */
type AccountChange = 'factorOn' | 'factorOff' | 'factorTaken' | 'passkeyOn' | 'passkeyOff'

const texts: Record<Language, Record<Key, string>> = { en, am }

/** The name is left out on purpose: whoever registers a stranger's address must not choose the words of the mail. */
interface Reader {
  email: string
  language: Language | null
}

/** Asks the owner of a new account's address to confirm it, in the language of the page where the mail was asked for. */
export async function mailVerification(ctx: Context, { email }: Reader, token: MailToken): Promise<void> {
  await mail(
    ctx,
    { email, language: ctx.language },
    { name: 'verify', ...tokenLink(paths.verifyEmail, token) },
  )
}

/** Brings the link to set a new password, in the language of the page where it was asked for. */
export async function mailPasswordReset(ctx: Context, { email }: Reader, token: MailToken): Promise<void> {
  await mail(
    ctx,
    { email, language: ctx.language },
    { name: 'reset', ...tokenLink(paths.resetPassword, token) },
  )
}

/** Somebody registered with an address that has an account: only its owner is told, with a way in. */
export async function mailAddressIsKnown(ctx: Context, reader: Reader, token: MailToken): Promise<void> {
  await mail(ctx, reader, { name: 'known', ...tokenLink(paths.resetPassword, token) })
}

/** Tells the owner that the password is another one now. */
export async function mailPasswordChanged(ctx: Context, reader: Reader): Promise<void> {
  await mail(ctx, reader, { name: 'changed', link: paths.forgotPassword })
}

/** Tells the owner that another way to sign in was added. */
export async function mailSignInAdded(ctx: Context, reader: Reader): Promise<void> {
  await mail(ctx, reader, { name: 'added', link: paths.profile })
}

/** Tells the owner that a way to sign in was taken away. */
export async function mailSignInRemoved(ctx: Context, reader: Reader): Promise<void> {
  await mail(ctx, reader, { name: 'removed', link: paths.profile })
}

/** Tells the owner that a second factor came or went. */
export async function mailAccountChange(ctx: Context, reader: Reader, name: AccountChange): Promise<void> {
  await mail(ctx, reader, { name, link: paths.profile })
}

/** Tells the former owner that an administrator deleted the account, and whom to ask. */
export async function mailAccountDeleted(ctx: Context, reader: Reader): Promise<void> {
  await mail(ctx, reader, { name: 'deleted', link: paths.contact })
}

/** Tells the owner that an administrator closed the account for now, and whom to ask. */
export async function mailAccountSuspended(ctx: Context, reader: Reader): Promise<void> {
  await mail(ctx, reader, { name: 'suspended', link: paths.contact })
}

/** Tells the owner that the account is open again. */
export async function mailAccountRestored(ctx: Context, reader: Reader): Promise<void> {
  await mail(ctx, reader, { name: 'restored', link: paths.login })
}

/** Tells the owner that somebody signed in from a browser that the account was not used in before. */
export async function mailNewDevice(
  ctx: Context,
  reader: Reader,
  place: { device: string | undefined; network: string },
): Promise<void> {
  const language = reader.language ?? ctx.language
  const [date, otherDate] = formatBothDates(ctx.now, language)
  const time = `${date}${language === 'am' ? ' ' : ', '}${formatTime(ctx.now, language)}`
  const device = place.device ?? texts[language]['device.unknown']
  const values = { time, otherDate, device, network: place.network }
  await mail(ctx, reader, { name: 'device', link: `${paths.profile}#${sessionsAnchor}`, values })
}

/** Where a token leads, for as long as it opens anything. */
const tokenLink = (page: string, { secret, expiresAt }: MailToken) => ({
  link: `${page}?token=${secret}`,
  expiresAt,
})

/** Queues a mail in the reader's own language, or in the one of the request when none was chosen. */
async function mail(
  ctx: Context,
  reader: Reader,
  content: { name: MailName; link: string; expiresAt?: number; values?: Record<string, string> },
): Promise<void> {
  const language = reader.language ?? ctx.language
  const { siteName, publicUrl } = ctx.config
  const { name, link, expiresAt, values } = content
  const known: Record<string, string> = { ...values, site: siteName }
  const text = (key: Key) =>
    texts[language][key].replaceAll(/\{(\w+)\}/g, (_, word: string) => known[word] ?? '')
  const mail = renderMail({
    siteName,
    language,
    subject: text(`${name}.subject`),
    paragraphs: [text('greeting'), text(`${name}.what`), text(`${name}.how`)],
    button: { label: text(`${name}.button`), url: `${publicUrl}${link}` },
    footer: text(`${name}.why`),
  })
  await queueMail(ctx, reader.email, { ...mail, expiresAt })
}
