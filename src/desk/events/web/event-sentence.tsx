import { Link } from '#platform/web/router/links.tsx'
import { labelled, listed, quoted } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from '../../web/text.ts'
import { kindOf, useKindWords } from '../../web/kind-words.ts'
import { itemPath } from '../../web/kinds.ts'

interface Props {
  event: string
  /** Nobody: a guest, the site itself or its shell. Without a name the account is gone. */
  actor: { name: string | null } | null
  /** The name is a person's. */
  subject: { kind: string | null; id: string | null; name?: string | null }
  details: Record<string, unknown>
}

/** An entry of the audit log as a sentence. An event that has no words yet shows its name. */
export function EventSentence({ event, actor, subject, details }: Props) {
  const t = useText()
  const kindWord = useKindWords()
  const { language } = useLanguage()
  const kind = kindOf(subject.kind)
  const who = actor ? actor.name || t('event.deletedActor') : t('event.nobody')
  const door = details.reason === 'several' ? t('reason.several') : quoted(text(details.reason), language)
  const key = `event.${event}${variantOf(event, { subject, details })}`
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
    tags: listed(text(details.tags).split(', '), language),
    version: typeof details.version === 'number' ? details.version : 0,
    count: typeof details.count === 'number' ? details.count : 0,
  }
  function stateIn(value: unknown): string {
    const name = text(value)
    return isState(name) ? t(`value.${name}`) : name
  }
  const sentence = isEvent(key) ? t(key, values) : labelled(who, event, language)
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
  access_denied: 'cancelled',
  provider_unavailable: 'unavailable',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  please_restart_the_process: 'expired',
  code_wrong: 'code',
  passkey_refused: 'passkey',
  '': 'other',
} as const

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const things = ['track', 'faq_category', 'section', 'series'] as const

function isThing(kind: string | null): kind is (typeof things)[number] {
  return things.some((one) => one === kind)
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

const events = [
  'event.user.registered',
  'event.user.registered_again',
  'event.user.role_changed',
  'event.user.role_changed.shell',
  'event.user.role_changed.fixed',
  'event.user.suspended',
  'event.user.restored',
  'event.user.sessions_ended',
  'event.user.deleted',
  'event.user.deleted.own',
  'event.user.list_exported',
  'event.session.ended',
  'event.session.others_ended',
  'event.session.refused',
  'event.access.refused',
  'event.access.foreign_origin',
  'event.session.refused.nobody',
  'event.session.proved',
  'event.session.proof_refused',
  'event.sign_in.added',
  'event.sign_in.removed',
  'event.second_factor.added',
  'event.second_factor.removed',
  'event.second_factor.codes_renewed',
  'event.second_factor.recovery_used',
  'event.second_factor.taken_off',
  'event.second_factor.required',
  'event.second_factor.not_required',
  'event.passkey.added',
  'event.passkey.removed',
  'event.session.signed_in',
  'event.session.signed_out',
  'event.password.changed',
  'event.password.reset',
  'event.password.reset_requested',
  'event.password.reset_requested.nobody',
  'event.address.verification_requested',
  'event.address.verification_requested.nobody',
  'event.address.verified',
  'event.upload.infected',
  'event.item.created',
  'event.item.binned',
  'event.item.restored',
  'event.edition.published',
  'event.edition.scheduled',
  'event.edition.state_changed',
  'event.edition.restored',
  'event.edition.translation_confirmed',
  'event.collection.created',
  'event.collection.changed',
  'event.collection.removed',
  'event.tag.created',
  'event.tag.renamed',
  'event.tag.removed',
  'event.media.uploaded',
  'event.media.described',
  'event.media.removed',
  'event.media.replaced',
  'event.media.restored',
  'event.import.looked_at',
  'event.import.applied',
  'event.import.discarded',
  'event.translation.exported',
  'event.translation.imported',
  'event.questions.exported',
  'event.questions.imported',
  'event.message.state_changed',
  'event.message.noted',
  'event.message.answered',
  'event.message.answer_published',
  'event.message.answer_unpublished',
  'event.message.deleted',
  'event.settings.changed',
  'event.operator.changed',
  'event.legal.declared',
  'event.legal.declared.terms-of-service',
  'event.legal.declared.privacy-policy',
  'event.preview_link.created',
  'event.preview_link.revoked',
  'event.promises.changed',
  'event.certificate.revoked',
  'event.certificate.restored',
  'event.certificate.corrected',
  'event.certificate.reissued',
  'event.webhook.made',
  'event.webhook.changed',
  'event.webhook.secret_rotated',
  'event.webhook.removed',
  'event.signing_key.rotated',
  'event.signing_key.revoked',
  'event.series.imported',
  'event.content.exported',
  'event.content.imported',
  'event.item.imported',
  'event.item.tagged',
  'event.item.untagged',
  'event.item.change_undone',
  'event.tag.merged',
  'event.tags.reordered',
  'event.collection.merged',
  'event.course.link_made',
  'event.course.invited',
  'event.course.invitation_revoked',
  'event.course.joined',
  'event.course.member_enrolled',
  'event.course.member_ended',
  'event.course.learners_exported',
  'event.collections.reordered',
  'event.items.reordered',
  'event.featured.reordered',
] as const

function isEvent(key: string): key is (typeof events)[number] {
  return events.some((one) => one === key)
}
