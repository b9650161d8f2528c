import type { Language } from './languages.ts'

/** Whatever the audit log tells of, each in the past tense: what it was done to, and what was done. */
export const auditEvents = [
  'user.registered',
  'user.registered_again',
  'user.role_changed',
  'user.suspended',
  'user.restored',
  'user.sessions_ended',
  'user.deleted',
  'user.list_exported',
  'session.signed_in',
  'session.signed_out',
  'session.ended',
  'session.others_ended',
  'session.refused',
  'session.proved',
  'session.proof_refused',
  'access.refused',
  'access.foreign_origin',
  'sign_in.added',
  'sign_in.removed',
  'second_factor.added',
  'second_factor.removed',
  'second_factor.codes_renewed',
  'second_factor.recovery_used',
  'second_factor.taken_off',
  'second_factor.required',
  'second_factor.not_required',
  'passkey.added',
  'passkey.removed',
  'password.changed',
  'password.reset',
  'password.reset_requested',
  'address.verification_requested',
  'address.verified',
  'token.made',
  'token.revoked',
  'upload.infected',
  'item.created',
  'item.imported',
  'item.changed',
  'item.binned',
  'item.restored',
  'item.tagged',
  'item.untagged',
  'item.change_undone',
  'edition.published',
  'edition.scheduled',
  'edition.state_changed',
  'edition.restored',
  'edition.named',
  'edition.translation_confirmed',
  'series.imported',
  'preview_link.created',
  'preview_link.revoked',
  'promises.changed',
  'collection.created',
  'collection.changed',
  'collection.removed',
  'collection.merged',
  'collections.reordered',
  'items.reordered',
  'featured.reordered',
  'tag.created',
  'tag.renamed',
  'tag.removed',
  'tag.merged',
  'tags.reordered',
  'media.uploaded',
  'media.described',
  'media.removed',
  'media.replaced',
  'media.restored',
  'import.looked_at',
  'import.applied',
  'import.discarded',
  'content.exported',
  'content.imported',
  'translation.exported',
  'translation.imported',
  'questions.exported',
  'questions.imported',
  'course.link_made',
  'course.invited',
  'course.invitation_revoked',
  'course.joined',
  'course.member_enrolled',
  'course.member_ended',
  'course.learners_exported',
  'quiz.extra_time_set',
  'certificate.revoked',
  'certificate.restored',
  'certificate.corrected',
  'certificate.reissued',
  'signing_key.rotated',
  'signing_key.revoked',
  'search_miss.removed',
  'message.state_changed',
  'message.noted',
  'message.answered',
  'message.answer_published',
  'message.answer_unpublished',
  'message.deleted',
  'message.removed',
  'settings.changed',
  'operator.changed',
  'legal.declared',
  'webhook.made',
  'webhook.changed',
  'webhook.secret_rotated',
  'webhook.removed',
] as const
export type AuditEvent = (typeof auditEvents)[number]

/** What events are about: the part of their names before the point. */
export type AuditTopic = AuditEvent extends `${infer Topic}.${string}` ? Topic : never

interface Titled {
  /** In one of its languages; empty while it has none. */
  title: string
}
interface OfEdition {
  language: Language
  revision: number
}
interface Named {
  fileName: string
}
interface Moved {
  from: string
  to: string
}
interface SignedIn {
  method: string
  device?: string | null
}
/** What an operation asked for, and how often it was refused. */
interface Refused {
  reason: string
  count: number
}
interface Webhook {
  name: string
  host: string
}
type WebhookEvent = Extract<AuditEvent, `webhook.${string}`>
type ProofEvent = Extract<AuditEvent, 'session.proved' | 'session.proof_refused' | `sign_in.${string}`>
interface Merged extends Titled {
  into: string
  count: number
}

/**
 * What an entry tells besides, by its event; events that are not named here tell nothing. Never a secret, and of a person only what the
 * entry is about. Instants are epoch milliseconds.
 */
export interface AuditDetails extends Record<WebhookEvent, Webhook>, Record<ProofEvent, { method: string }> {
  'user.registered': { method: string; isFirstAdmin: boolean }
  'user.role_changed': Moved & { by?: 'shell' | 'fixed address' }
  'user.sessions_ended': { ended: number }
  'user.deleted': { by: 'owner' | 'administrator'; role?: string; heir?: string }
  'session.signed_in': SignedIn & { secondStep?: 'app' | 'recovery' | 'passkey' }
  'session.ended': { session: string }
  'session.others_ended': { ended: number }
  'session.refused': SignedIn & { reason: string }
  'access.refused': Refused
  'access.foreign_origin': Refused
  'second_factor.taken_off': { passkeys: number }
  'address.verified': { passwordChosen: boolean }
  'token.made': { token: string; name: string; scope: string }
  'token.revoked': AuditDetails['token.made']
  'upload.infected': Named & { found: string }
  'item.created': Partial<Titled> & { origin?: string }
  'item.imported': { slug: string; title?: string; before?: unknown }
  /** The names of the fields, and what became of where the item is found and who may read it. */
  'item.changed': Titled & { fields: string } & Partial<Record<'access' | 'listed' | 'slug', object>>
  'item.binned': Titled
  'item.restored': Titled
  'item.tagged': Titled & { tags: string }
  'item.untagged': Titled & { tags: string }
  'item.change_undone': Titled & { action: string }
  'edition.published': OfEdition & Titled & { visibleFrom: number }
  'edition.scheduled': OfEdition & Titled & { visibleFrom: number }
  'edition.state_changed': Titled & Moved & { language: Language }
  'edition.restored': OfEdition & Titled
  'edition.named': Titled & { language: Language; from: string }
  'edition.translation_confirmed': OfEdition & Titled
  'series.imported': Titled & { slug: string; version: number; form: string; length: number }
  'preview_link.created': Titled & { expiresAt: number | null }
  'preview_link.revoked': Titled
  'promises.changed': { version: number; en: number; am: number }
  'collection.created': Titled
  'collection.changed': Titled
  'collection.removed': Titled
  'collection.merged': Merged
  'tag.created': { slug: string }
  'tag.renamed': Partial<Titled> & { slug?: string }
  'tag.removed': Titled & { count: number }
  'tag.merged': Merged
  'media.uploaded': Named & { kind: string }
  'media.described': Named & { kind?: string }
  'media.removed': Named
  'media.replaced': Named
  'media.restored': Named
  'import.looked_at': Named & { purpose: string }
  'import.applied': { source: string; created: number; alreadyImported: number }
  'import.discarded': Named & { purpose: string }
  'content.exported': {
    kinds?: readonly string[]
    chosen?: number
    revisions?: boolean
    items: number
    media: number
  }
  'content.imported': { as: string; counts: object }
  'translation.exported': { items: number; language: Language }
  'translation.imported': OfEdition
  'questions.exported': {
    format: string
    lang: string
    use?: string
    tag?: string
    questions: number
    leftOut: number
  }
  'questions.imported': { format: string; created: number; updated: number; refused: number }
  'course.link_made': Titled & { count: number }
  'course.invited': Titled & { count: number }
  'course.invitation_revoked': Titled
  'course.joined': Titled
  'course.member_enrolled': Titled & { name: string }
  'course.member_ended': Titled & { uid: string }
  'quiz.extra_time_set': { userId: string; percent: number }
  'certificate.revoked': { reason: string }
  'message.state_changed': Moved
  'message.answer_published': { language: Language }
  'message.answer_unpublished': { language: Language }
  'settings.changed': { version: number }
  'operator.changed': { version: number }
  'legal.declared': { document: string; version: number }
}

/** What an entry of one of these events is about, and what it tells. */
export type AuditSubject<E extends AuditEvent> = { kind: string; id: string } & (E extends keyof AuditDetails
  ? { details: AuditDetails[E] }
  : { details?: never })
