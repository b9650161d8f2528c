import { Anchor, Badge, Text } from '@mantine/core'
import { Link } from '#platform/web/router/links.tsx'
import type { ContentKind } from '#content/kinds.ts'
import type { MediaUse } from '#content/media/contract.ts'
import { otherLanguage } from '#platform/languages.ts'
import { legalDocuments, legalPaths } from '#platform/legal/legal-texts.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import styles from './media.module.css'

/** Every place that shows an upload, each with the way there. */
export function MediaUses({ uses, hasMore }: { uses: MediaUse[]; hasMore: boolean }) {
  const t = useText()
  if (uses.length === 0) return <Text c="dimmed">{t('media.usedNowhere')}</Text>
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.place} ${use.id} ${use.language}`}>
          <UseLine use={use} />
        </li>
      ))}
      {hasMore && <li>{t('media.usedMore')}</li>}
    </ul>
  )
}

function UseLine({ use }: { use: MediaUse }) {
  const t = useText()
  const { language } = useLanguage()
  const shown = use.titles[language] ? language : otherLanguage(language)
  const title = use.titles[shown]
  const words = use.place === 'setting' ? t('media.place.settings') : title || t('media.untitled')
  return (
    <>
      <Anchor component={Link} to={wayTo(use)} lang={title ? shown : undefined} className={styles.uploadName}>
        {words}
      </Anchor>
      <span className={styles.place}>
        {use.place !== 'setting' && t(`media.place.${use.place}`, { count: use.count })}
        {use.language && ` · ${t(`language.${use.language}`)}`}
      </span>
      {use.isBinned && (
        <Badge color="gray" variant="light">
          {t('media.inBin')}
        </Badge>
      )}
    </>
  )
}

function wayTo({ place, kind, id, parentId }: MediaUse): string {
  if (place === 'setting') return paths.admin.manageDashboard
  if (place === 'legal') return legalPathOf(id)
  if (place !== 'collection') return itemPath({ kind: asKind(kind), id })
  if (kind === 'faq_category') return paths.admin.faqCategories
  if (kind === 'section' && parentId) return itemPath({ kind: 'course', id: parentId })
  return kind === 'track' ? paths.admin.tracks : paths.admin.blogs
}

function legalPathOf(name: string): string {
  const document = legalDocuments.find((one) => one === name)
  return document ? legalPaths[document] : paths.admin.manageDashboard
}

/** Items are stored with kinds of the contract only. */
function asKind(kind: string | null): ContentKind {
  return kind as ContentKind
}
