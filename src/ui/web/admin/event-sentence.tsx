import { Code } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#platform/paths.ts'
import { labelled, listed } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useText } from './text.ts'

interface Props {
  event: string
  actorName: string | null
  subject: { kind: string | null; id: string | null; isActor?: boolean }
  details: Record<string, unknown>
}

/** An entry of the audit log as a sentence. An event that has no words yet shows its name. */
export function EventSentence({ event, actorName, subject, details }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const who = actorName ?? t('event.nobody')
  const key = `event.${event}${variantOf(event, details)}`
  const values = {
    who,
    thing: subject.kind !== null && isThing(subject.kind) ? t(`thing.${subject.kind}`) : (subject.kind ?? ''),
    language: details.language === 'am' ? t('language.am') : t('language.en'),
    title: text(details.title) || text(details.slug) || text(details.fileName) || '',
    from: stateIn(details.from),
    to: stateIn(details.to),
    reason: text(details.reason),
    into: text(details.into),
    tags: listed(text(details.tags).split(', '), language),
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

function Subject({ subject: { kind, id, isActor }, title }: Pick<Props, 'subject'> & { title: string }) {
  const t = useText()
  if (!kind || !id || isActor) return null
  const list = listPaths[kind]
  if (list) return <Link to={`${list}/${id}`}>{title || t('event.open')}</Link>
  return kind === 'user' && id !== 'all' && id !== 'unknown' ? <Code>{id}</Code> : null
}

/** Where the items of a kind are edited. */
const listPaths: Record<string, string | undefined> = {
  blog: paths.admin.blogs,
  learn: paths.admin.learn,
  course: paths.admin.courses,
  lesson: paths.admin.courses,
  resource: paths.admin.resources,
  faq: paths.admin.faq,
  page: paths.admin.pages,
}

/** Who deleted an account makes two sentences of one event. */
function variantOf(event: string, details: Record<string, unknown>): string {
  return event === 'user.deleted' && details.by === 'owner' ? '.own' : ''
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const things = [
  'blog',
  'learn',
  'course',
  'lesson',
  'resource',
  'faq',
  'page',
  'track',
  'faq_category',
  'section',
  'series',
] as const

function isThing(kind: string): kind is (typeof things)[number] {
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
  'event.session.signed_in',
  'event.session.signed_out',
  'event.password.changed',
  'event.password.reset',
  'event.password.reset_requested',
  'event.address.verification_requested',
  'event.address.verified',
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
  'event.message.state_changed',
  'event.settings.changed',
  'event.operator.changed',
  'event.preview_link.created',
  'event.preview_link.revoked',
  'event.promises.changed',
  'event.content.exported',
  'event.content.imported',
  'event.item.imported',
  'event.item.tagged',
  'event.item.untagged',
  'event.item.change_undone',
  'event.tag.merged',
  'event.tags.reordered',
  'event.collection.merged',
  'event.collections.reordered',
  'event.items.reordered',
  'event.featured.reordered',
] as const

function isEvent(key: string): key is (typeof events)[number] {
  return events.some((one) => one === key)
}
