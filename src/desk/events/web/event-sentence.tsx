import { auditEvents, type AuditDetails, type AuditEvent } from '#platform/audit-events.ts'
import { Link } from '#platform/web/router/links.tsx'
import { labelled, listed, quoted } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { collectionKinds, type CollectionKind } from '#content/kind-facts.ts'
import { useText } from '../../web/text.ts'
import { kindOf, useKindWords } from '../../web/kind-words.ts'
import { itemPath } from '../../web/kinds.ts'
import { useChangedFields } from './use-changed-fields.ts'

/** What entries may tell; one of an earlier version of the site may tell it in another shape. */
type ToldDetails = Partial<Record<MemberOf<AuditDetails[keyof AuditDetails]>, unknown>>
type MemberOf<T> = T extends object ? keyof T : never

interface Props {
  event: string
  /** Nobody: a guest, the site itself or its shell. Without a name the account is gone. */
  actor: { name: string | null } | null
  /** The name is a person's. */
  subject: { kind: string | null; id: string | null; name?: string | null }
  details: ToldDetails
}

/** An entry of the audit log as a sentence. An event that has no words yet shows its name. */
export function EventSentence({ event, actor, subject, details }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const fieldsIn = useChangedFields()
  const { language } = useLanguage()
  const kind = kindOf(subject.kind)
  const who = actor ? actor.name || t('event.deletedActor') : t('event.nobody')
  const door = details.reason === 'several' ? t('reason.several') : quoted(text(details.reason), language)
  const name = `${event}${variantOf(event, { subject, details })}`
  const values = {
    who,
    whom: subject.name || t('event.deletedAccount'),
    thing: kind
      ? kindWord(kind, 'thing')
      : isThing(subject.kind)
        ? t(`thing.${subject.kind}`)
        : (subject.kind ?? ''),
    language: details.language === 'am' ? t('language.am') : t('language.en'),
    title: text(details.title) || text(details.slug) || text(details.fileName) || '',
    from: stateIn(details.from),
    to: stateIn(details.to),
    reason: event.startsWith('access.') ? door : t(`reason.${reasonOf(text(details.reason))}`),
    name: text(details.name),
    host: text(details.host),
    into: text(details.into),
    fields: fieldsIn(details),
    tags: listed(text(details.tags).split(', '), language),
    version: typeof details.version === 'number' ? details.version : 0,
    count: typeof details.count === 'number' ? details.count : 0,
  }
  function stateIn(value: unknown): string {
    const name = text(value)
    return isState(name) ? t(`value.${name}`) : name
  }
  const sentence = isKnown(name) ? t(`event.${name}`, values) : labelled(who, event, language)
  return (
    <span>
      {sentence} <Subject subject={subject} title={sentence.includes(values.title) ? '' : values.title} />
    </span>
  )
}

function Subject({ subject: { kind, id }, title }: Pick<Props, 'subject'> & { title: string }) {
  const t = useText()
  const known = kindOf(kind)
  return known && id ? <Link to={itemPath({ kind: known, id })}>{title || t('event.open')}</Link> : null
}

/** Some events make two sentences: it matters who did it, of what, or whether anybody is known to whom it was done. */
function variantOf(event: string, { subject, details }: Pick<Props, 'subject' | 'details'>): string {
  if (event === 'user.deleted' && details.by === 'owner') return '.own'
  if (event === 'user.role_changed' && details.by === 'shell') return '.shell'
  if (event === 'user.role_changed' && details.by === 'fixed address') return '.fixed'
  if (event === 'legal.declared') return details.document ? `.${text(details.document)}` : ''
  const isNobody = subject.id === 'unknown'
  return isNobody && withoutPerson.some((one) => one === event) ? '.nobody' : ''
}

const withoutPerson = [
  'session.refused',
  'password.reset_requested',
  'address.verification_requested',
] as const

/** Why a sign-in was refused, in words; what a provider calls it is for the log. */
function reasonOf(code: string): (typeof reasons)[keyof typeof reasons] {
  return Object.hasOwn(reasons, code) ? reasons[asReason(code)] : 'other'
}

/** Only called after `hasOwn`. */
function asReason(code: string): keyof typeof reasons {
  return code as keyof typeof reasons
}

const reasons = {
  invalid_email_or_password: 'password',
  email_not_verified: 'unverified',
  account_suspended: 'suspended',
  account_not_linked: 'notLinked',
  another_account: 'anotherAccount',
  not_asked_again: 'notAskedAgain',
  access_denied: 'cancelled',
  provider_unavailable: 'unavailable',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  session_changed: 'expired',
  please_restart_the_process: 'expired',
  code_wrong: 'code',
  passkey_refused: 'passkey',
  '': 'other',
} as const

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isThing(kind: string | null): kind is CollectionKind {
  return collectionKinds.some((one) => one === kind)
}

const states = [
  'draft',
  'in_review',
  'scheduled',
  'published',
  'archived',
  'new',
  'read',
  'answered',
  'done',
  'spam',
  'admin',
  'user',
] as const

function isState(name: string): name is (typeof states)[number] {
  return states.some((one) => one === name)
}

const variants = [
  'user.deleted.own',
  'user.role_changed.shell',
  'user.role_changed.fixed',
  ...withoutPerson.map((event) => `${event}.nobody` as const),
  'legal.declared.terms-of-service',
  'legal.declared.privacy-policy',
] as const
type Variant = (typeof variants)[number]

/** An earlier version of the site may have written others. */
function isKnown(name: string): name is AuditEvent | Variant {
  return auditEvents.some((one) => one === name) || variants.some((one) => one === name)
}
